import { afterEach, expect, test, vi } from 'vitest'
import { prefetchPage } from './prefetch-page.ts'

const HTML = '<head><link rel="modulepreload" href="/_astro/a.js"><link rel="modulepreload" href="/_astro/b.js"></head>'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

test('a page is fetched in advance with the scripts that its head names, which every engine allows [R57]', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(HTML)))
  await prefetchPage('/checkout')
  expect(fetched.mock.calls).toEqual(
    ['/checkout', '/_astro/a.js', '/_astro/b.js'].map((path) => [path, { priority: 'low' }]),
  )
  expect(document.querySelector('link[rel="prefetch"]')).toBeNull()
})

test('with Save-Data nothing is fetched in advance', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const fetched = vi.spyOn(window, 'fetch')
  await prefetchPage('/checkout')
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that can’t be fetched in advance is no error', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await prefetchPage('/checkout')
  expect(fetched).toHaveBeenCalledTimes(1)
})
