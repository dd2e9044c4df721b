import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { avoidBfcacheInFirefox } from './avoid-bfcache-in-firefox.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function countLocks(): Promise<number | undefined> {
  return (await navigator.locks.query()).held?.length
}

test('a page in Firefox holds a lock, so that Back loads it again', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
  const release = avoidBfcacheInFirefox()
  onTestFinished(release)
  await expect.poll(countLocks).toBe(1)
  release()
  await expect.poll(countLocks).toBe(0)
})

test('other browsers keep the page for Back', async () => {
  avoidBfcacheInFirefox()
  expect(await countLocks()).toBe(0)
})

test('a Firefox that refuses locks starts all the same', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
  vi.spyOn(navigator, 'locks', 'get').mockImplementation(() => {
    throw new DOMException('Refused by an extension.', 'SecurityError')
  })
  expect(avoidBfcacheInFirefox()).not.toThrow()
})
