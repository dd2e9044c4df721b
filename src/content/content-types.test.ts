import { expect, test } from 'vitest'
import exportFile from '../../content/sample/lahab.json' with { type: 'json' }
import { CONTENT_TYPE_NAMES } from './content-type-names.ts'
import { CONTENT_TYPES } from './content-types.ts'

test('fields and required fields match the content types of the sample export [CNT-1]', () => {
  const exported = exportFile.contentTypes.map(({ sys, fields }) => [
    sys.id,
    Object.fromEntries(fields.map(({ id, required }) => [id, required ? 'required' : 'optional'])),
  ])
  expect(CONTENT_TYPES).toEqual(Object.fromEntries(exported))
})

test('names are those that the owner reads in Contentful [CNT-1]', () => {
  const exported = exportFile.contentTypes.map(({ sys, name, fields }) => [
    sys.id,
    { name, fields: Object.fromEntries(fields.map((field) => [field.id, field.name])) },
  ])
  expect(CONTENT_TYPE_NAMES).toEqual(Object.fromEntries(exported))
})
