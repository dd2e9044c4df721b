import { afterEach, expect, test, vi } from 'vitest'
import { onFirstPaint } from './first-paint.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a page whose paint is never reported starts once it has loaded, and once only [E05]', async () => {
  vi.spyOn(PerformanceObserver.prototype, 'observe').mockImplementation(() => undefined)
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const callback = vi.fn()
  onFirstPaint(callback)
  expect(callback).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  window.dispatchEvent(new Event('load'))
  await expect.poll(() => callback.mock.calls.length).toBe(1)
})
