import { expect, inject, test } from 'vitest'
import { fetchRaw, fetchText } from './raw-http.ts'

/** The images of the sample menu, as served by the site. */
const origin = inject('siteOrigin')

test('no item image exceeds 18 kB on a phone [MENU-4]', async () => {
  const { text } = await fetchText(origin, '/')
  const paths = new Set(text.match(/\/content-images\/[\w-]+-480\.avif/g))
  expect(paths.size).toBeGreaterThan(8)
  for (const path of paths) {
    const { status, headers, body } = await fetchRaw(origin, path)
    expect([status, headers['content-type']], path).toEqual([200, 'image/avif'])
    expect(body.length, path).toBeLessThanOrEqual(18_000)
  }
})

test.each(['/', '/en'])('all item and gallery images of %s are served by the site [CNT-1]', async (page) => {
  const { text } = await fetchText(origin, page)
  const paths = new Set(text.match(/\/content-images\/[\w-]+\.webp/g))
  expect(paths.size).toBeGreaterThan(8)
  for (const path of paths) {
    const { status, headers } = await fetchRaw(origin, path)
    expect([status, headers['content-type']], path).toEqual([200, 'image/webp'])
  }
})

test('an image is revalidated and only found by its exact path', async () => {
  const path = '/content-images/fries-small-320.avif'
  const first = await fetchRaw(origin, path)
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/avif'])
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  const again = await fetchRaw(origin, path, { headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  for (const name of ['fries-small-321.avif', 'fries-small-320.png', 'fries-small.avif', '..%2fen']) {
    expect((await fetchRaw(origin, `/content-images/${name}`)).status, name).toBe(404)
  }
})

test('a query does not change an image', async () => {
  const { body } = await fetchRaw(origin, '/content-images/fries-small-320.avif')
  const withQuery = await fetchRaw(origin, '/content-images/fries-small-320.avif?w=4000&fm=png&q=100')
  expect([withQuery.status, withQuery.body.equals(body)]).toEqual([200, true])
})
