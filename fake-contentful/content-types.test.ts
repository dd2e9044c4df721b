import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT_MODEL } from './content-model.ts'
import { readSampleLibrary } from './sample-library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf, failureOf } from './test-client.ts'

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library: readSampleLibrary() })
})
afterAll(() => service.close())

test('the content types are those of the model, with what the API adds [CNT-1]', async () => {
  const { total, items } = await clientOf(service).getContentTypes()
  expect(total).toBe(CONTENT_MODEL.length)
  expect(items.map(({ sys, name, displayField }) => [sys.id, name, displayField])).toEqual(
    CONTENT_MODEL.map(({ id, name, displayField }) => [id, name, displayField]),
  )
  expect(items[0]?.sys).toMatchObject({
    type: 'ContentType',
    revision: 1,
    space: { sys: { type: 'Link', linkType: 'Space', id: 'sample' } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
})

test('a content type is found by its id, with every field and no word to the owner', async () => {
  for (const { id, description, fields } of CONTENT_MODEL) {
    const found = await clientOf(service).getContentType(id)
    expect(found.description).toBe(description)
    expect(found.fields).toStrictEqual(
      fields.map(({ help: _help, ...field }) => ({ ...field, localized: false, disabled: false, omitted: false })),
    )
  }
  expect(await failureOf(clientOf(service).getContentType('__proto__'))).toMatchObject({
    name: 'NotFound',
    status: 404,
  })
})

test('content types come in pages too', async () => {
  const page = await clientOf(service).getContentTypes({ skip: 1, limit: 1 } as never)
  expect(page).toMatchObject({ total: 2, skip: 1, limit: 1, items: [{ sys: { id: 'galleryImage' } }] })
})

test('the sample has no field that the model does not know, and all that it requires [CNT-1]', () => {
  for (const { contentType, fields, id } of readSampleLibrary().entries) {
    const model = CONTENT_MODEL.find((type) => type.id === contentType)?.fields ?? []
    expect(model.map((field) => field.id)).toEqual(expect.arrayContaining(Object.keys(fields)))
    for (const field of model.filter(({ required }) => required)) expect(fields[field.id], id).toBeDefined()
  }
})

test('every group of the gallery has a title for the owner', async () => {
  const { items } = await clientOf(service).getEntries({ content_type: 'galleryImage' })
  expect(items.map(({ fields }) => fields['title'])).toEqual(['From the spit', 'From the grill'])
})
