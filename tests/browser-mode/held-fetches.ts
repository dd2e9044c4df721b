import { vi } from 'vitest'
import { getShopPath } from '#core/routes.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { ShopDocument } from '#site/live/shop-document.ts'
import { nextTask } from './press.ts'
import { readShop } from './render-page.tsx'

interface HeldFetch {
  readonly answer: (version: string, menu: readonly MenuItem[]) => Promise<void>
  readonly fail: () => Promise<void>
  readonly signal: AbortSignal | undefined
}

/** The fetches of the live data from now on; none is answered before the test says so, a document then at once. */
export function holdFetches(): readonly HeldFetch[] {
  const fetches: HeldFetch[] = []
  const documents = new Map<unknown, ShopDocument>()
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const sent = documents.get(url)
    if (sent !== undefined) return Promise.resolve(Response.json(sent))
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const signal = init?.signal ?? undefined
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    fetches.push({
      signal,
      answer: async (version, menu) => {
        const shopPath = getShopPath(version, 'en')
        documents.set(shopPath, { ...readShop(), menu })
        resolve(Response.json({ shopPath }))
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
