import { vi } from 'vitest'
import type { MenuItem } from '../../src/menu/domain/menu.ts'
import { nextTask } from './press.ts'

interface HeldFetch {
  readonly answer: (version: string, menu: readonly MenuItem[]) => Promise<void>
  readonly fail: () => Promise<void>
  readonly signal: AbortSignal | undefined
}

/** The fetches of the menu from now on; none is answered before the test says so. */
export function holdFetches(): readonly HeldFetch[] {
  const fetches: HeldFetch[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const signal = init?.signal ?? undefined
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    fetches.push({
      signal,
      answer: async (version, menu) => {
        resolve(Response.json({ version, menu }))
        await settle()
      },
      fail: async () => {
        reject(new TypeError('offline'))
        await settle()
      },
    })
    return promise
  })
  return fetches
}

/** Lets everything that is ready be done: a fetch is answered in several steps. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await nextTask()
}
