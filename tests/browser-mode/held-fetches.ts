import { vi } from 'vitest'
import { getMenuPath } from '#core/routes.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { nextTask } from './press.ts'
import { readLiveData } from './serve-live.ts'

interface HeldFetch {
  readonly answer: (version: string, menu: readonly MenuItem[]) => Promise<void>
  readonly fail: () => Promise<void>
  readonly signal: AbortSignal | undefined
}

/** The fetches of the live data from now on; none is answered before the test says so, a menu then at once. */
export function holdFetches(): readonly HeldFetch[] {
  const fetches: HeldFetch[] = []
  const menus = new Map<unknown, readonly MenuItem[]>()
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const sent = menus.get(url)
    if (sent !== undefined) return Promise.resolve(Response.json(sent))
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const signal = init?.signal ?? undefined
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    fetches.push({
      signal,
      answer: async (version, menu) => {
        const menuPath = getMenuPath(version, 'en')
        menus.set(menuPath, menu)
        resolve(Response.json({ ...readLiveData(), menuPath }))
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
