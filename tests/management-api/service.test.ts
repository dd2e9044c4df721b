import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startManagementApi, type ManagementApi } from './service.ts'
import { emptySpace } from './space.ts'

const space = emptySpace()
let api: ManagementApi

beforeAll(async () => {
  api = await startManagementApi(space)
})
afterAll(() => api.close())

const TYPE = {
  name: 'Dish',
  displayField: 'name',
  fields: [
    { id: 'name', name: 'Name', type: 'Symbol', required: true, validations: [{ size: { max: 5 } }] },
    { id: 'price', name: 'Price', type: 'Number', validations: [{ range: { min: 0 } }] },
    { id: 'kind', name: 'Kind', type: 'Symbol', validations: [{ in: ['a', 'b'] }] },
    { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset' },
  ],
}
const PLACE = '/spaces/space-1/environments/master'

/** The status and the error's id of a request. */
async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://${api.host}${PLACE}${path}`, {
    method,
    headers: { authorization: `Bearer ${space.token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const told = (answer.status === 204 ? {} : await answer.json()) as { sys: { id: string } }
  return [answer.status, told.sys.id] as const
}
const at = (version: number): Record<string, string> => ({ 'x-contentful-version': String(version) })
const saved = (id: string, fields: object): Promise<readonly [number, string]> =>
  ask('PUT', `/entries/${id}`, { fields }, { 'x-contentful-content-type': 'dish' })

describe('the stand-in for the Management API', () => {
  test('knows one token, one space and one environment', async () => {
    expect(await ask('GET', '', undefined, { authorization: 'Bearer other' })).toEqual([401, 'AccessTokenInvalid'])
    expect(await ask('GET', '')).toEqual([200, 'master'])
    expect(await ask('GET', '/../other/entries')).toEqual([404, 'NotFound'])
    expect(await ask('GET', '/unheard-of')).toEqual([404, 'NotFound'])
  })

  test('takes a content type that is sound, and only the newest version of it', async () => {
    expect(await ask('PUT', '/content_types/dish', { name: 'Dish', fields: [{ id: 'a', type: 'No' }] })).toEqual([
      422,
      'ValidationFailed',
    ])
    expect(await ask('PUT', '/content_types/dish', { ...TYPE, displayField: 'price' })).toEqual([
      422,
      'ValidationFailed',
    ])
    expect(await ask('PUT', '/content_types/dish', TYPE)).toEqual([200, 'dish'])
    expect(await ask('PUT', '/content_types/dish', TYPE)).toEqual([409, 'VersionMismatch'])
    expect(await ask('PUT', '/content_types/dish/published', undefined, at(7))).toEqual([409, 'VersionMismatch'])
    expect(await ask('PUT', '/content_types/dish/published', undefined, at(1))).toEqual([200, 'dish'])
    const other = { ...TYPE, fields: TYPE.fields.map((field) => ({ ...field, type: 'Text', linkType: undefined })) }
    expect(await ask('PUT', '/content_types/dish', other, at(2))).toEqual([422, 'ValidationFailed'])
  })

  test('saves entries of published content types only, with fields that they have', async () => {
    expect(await ask('PUT', '/entries/x', { fields: {} }, { 'x-contentful-content-type': 'soup' })).toEqual([
      404,
      'NotFound',
    ])
    expect(await saved('x', { title: { 'en-US': 'x' } })).toEqual([422, 'UnknownField'])
    expect(await saved('x', { price: { 'en-US': 'ten' } })).toEqual([422, 'InvalidEntry'])
    expect(await saved('x', { name: { ar: 'x' } })).toEqual([422, 'InvalidEntry'])
    expect(space.entries.size).toBe(0)
  })

  const unfit: readonly [name: string, fields: object, id: string][] = [
    ['lacks what is required', {}, 'InvalidEntry'],
    ['is too long', { name: { 'en-US': 'too long' } }, 'InvalidEntry'],
    ['is out of range', { name: { 'en-US': 'x' }, price: { 'en-US': -1 } }, 'InvalidEntry'],
    ['is none of the choices', { name: { 'en-US': 'x' }, kind: { 'en-US': 'c' } }, 'InvalidEntry'],
    [
      'links to a picture that is not published',
      { name: { 'en-US': 'x' }, picture: { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'p' } } } },
      'UnresolvedLinks',
    ],
  ]
  test.each(unfit)('publishes no entry that %s', async (name, fields, id) => {
    const entry = name.replaceAll(' ', '-')
    expect(await saved(entry, fields)).toEqual([200, entry])
    expect(await ask('PUT', `/entries/${entry}/published`, undefined, at(1))).toEqual([422, id])
  })

  test('publishes no picture whose file was not uploaded and processed', async () => {
    const file = (uploadFrom: string): object => ({
      fields: {
        file: { 'en-US': { fileName: 'p.webp', contentType: 'image/webp', uploadFrom: { sys: { id: uploadFrom } } } },
      },
    })
    expect(await ask('PUT', '/assets/p', file('upload-1'))).toEqual([422, 'ValidationFailed'])
    const [, upload] = await ask('POST', '/uploads', 'no picture', { 'content-type': 'application/octet-stream' })
    expect(await ask('PUT', '/assets/p', file(upload))).toEqual([200, 'p'])
    expect(await ask('PUT', '/assets/p/published', undefined, at(1))).toEqual([422, 'ValidationFailed'])
    expect(await ask('PUT', '/assets/p/files/en-US/process', undefined, at(1))).toEqual([400, 'BadRequest'])
  })
})
