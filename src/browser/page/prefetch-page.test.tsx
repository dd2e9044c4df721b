import { afterEach, expect, test, vi } from 'vitest'
import { prefetchPage } from './prefetch-page.ts'

const HTML = '<head><link rel="modulepreload" href="/_astro/a.js"><link rel="modulepreload" href="/_astro/b.js"></head>'

const listPrefetched = (): readonly (string | null)[] =>
  [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'))

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  for (const link of document.querySelectorAll('link[rel="prefetch"]')) link.remove()
})

test('a page is fetched in advance with the scripts that its head names', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(HTML))
  await prefetchPage('/checkout')
  expect(fetched).toHaveBeenCalledWith('/checkout', { priority: 'low' })
  expect(listPrefetched()).toEqual(['/_astro/a.js', '/_astro/b.js'])
})

test('with Save-Data nothing is fetched in advance', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const fetched = vi.spyOn(window, 'fetch')
  await prefetchPage('/checkout')
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that can’t be fetched in advance is no error', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await prefetchPage('/checkout')
  expect(listPrefetched()).toEqual([])
})
