import { expect, expectTypeOf, test } from 'vitest'
import exportFile from '../../content/sample/lahab.json' with { type: 'json' }
import { CONTENT_TYPES, type TypeMenuItemFields } from './content-types.ts'
import type { Untrusted } from './contentful-client.ts'

test('the fields and which of them are required are those of the content types of a space [CNT-1]', () => {
  const exported = exportFile.contentTypes.map(({ sys, fields }) => [
    sys.id,
    Object.fromEntries(fields.map(({ id, required }) => [id, required ? 'required' : 'optional'])),
  ])
  expect(CONTENT_TYPES).toEqual(Object.fromEntries(exported))
})

test('a field that is renamed does not compile [CNT-1]', () => {
  const fields: Untrusted<TypeMenuItemFields> = { nameEn: 'Cola' }
  // @ts-expect-error -- there is no field of this name
  const { name } = fields
  expect(name).toBeUndefined()
  expectTypeOf(fields.nameEn).toBeUnknown()
})
