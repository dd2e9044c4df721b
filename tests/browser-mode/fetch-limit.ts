import { vi } from 'vitest'

/** A connection that accepts every request and never answers. The fake timers move its time limits, too. */
export function answerNothing(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return controller.signal
  })
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('signal timed out', 'TimeoutError')))
      }),
  )
}
