import { vi, type MockInstance } from 'vitest'
import { getShopPath } from '#core/routes.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { ShopDocument } from '#site/live/shop-document.ts'
import { readShop } from './render-page.tsx'

/** What the server has; the page's own facts, hours and options where they are left out. */
interface Published extends Partial<ShopDocument> {
  readonly version: string
  readonly menu: readonly MenuItem[]
}

/** Lets the server's newest document be this one. */
export function serveLive({ version, ...published }: Published): MockInstance<typeof fetch> {
  const shopPath = getShopPath(version, 'en')
  return vi
    .spyOn(window, 'fetch')
    .mockImplementation((url) =>
      Promise.resolve(Response.json(url === shopPath ? { ...readShop(), ...published } : { shopPath })),
    )
}

/** The same, and the open page fetches it: with a faked clock its first fetch is due after 48 s. */
export function publishLive(published: Published): void {
  serveLive(published)
  vi.advanceTimersByTime(48_000)
}

/** Lets the server's menu be this one, and the open page fetch it. */
export function publishMenu(version: string, menu: readonly MenuItem[]): void {
  publishLive({ version, menu })
}
