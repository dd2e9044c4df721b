import { expect, expectTypeOf, test } from 'vitest'
import exportFile from '../../content/sample/lahab.json' with { type: 'json' }
import { CONTENT_TYPES, type TypeMenuItemFields } from './content-types.ts'
import type { Untrusted } from './contentful-client.ts'

test('fields and required fields match the content types of the sample export [CNT-1]', () => {
  const exported = exportFile.contentTypes.map(({ sys, fields }) => [
    sys.id,
    Object.fromEntries(fields.map(({ id, required }) => [id, required ? 'required' : 'optional'])),
  ])
  expect(CONTENT_TYPES).toEqual(Object.fromEntries(exported))
})

test('an unknown field does not compile [CNT-1]', () => {
  const fields: Untrusted<TypeMenuItemFields> = { nameEn: 'Cola' }
  // @ts-expect-error -- no such field
  const { name } = fields
  expect(name).toBeUndefined()
  expectTypeOf(fields.nameEn).toBeUnknown()
})
