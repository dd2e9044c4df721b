import { expect, onTestFinished, test, vi } from 'vitest'
import { findMissingImages } from './find-missing-images.ts'

test('requests each image once and distinguishes missing from unreachable [C18]', async () => {
  const statuses = new Map([
    ['https://a.test/1', 200],
    ['https://a.test/2', 404],
    ['https://a.test/3', 503],
  ])
  const request = vi.fn((url: string) => {
    const status = statuses.get(url)
    return status === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ status })
  })
  vi.stubGlobal('fetch', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  const urls = [...statuses.keys(), 'https://a.test/2', 'https://down.test/', '/content-images/cola.webp']
  expect(await findMissingImages(urls)).toEqual({ missing: new Set(['https://a.test/2']), unchecked: 2 })
  expect(request).toHaveBeenCalledTimes(4)
})
