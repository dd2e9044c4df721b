import { vi, type MockInstance } from 'vitest'
import { readDocumentConfig } from '#browser/page/document-config.ts'
import { getMenuPath } from '#core/routes.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import type { LiveData } from '#site/live/fetch-live-data.ts'

/** What the server has; the page's own facts and hours where they are left out. */
interface Published extends Partial<Omit<LiveData, 'menuPath'>> {
  readonly version: string
  readonly menu: readonly MenuItem[]
}

/** What the page was rendered from, as live data. */
export function readLiveData(): Omit<LiveData, 'menuPath'> {
  const { openingPlan, shopInfo } = readDocumentConfig()
  return { openingPlan: JSON.parse(openingPlan) as OpeningPlan, facts: JSON.parse(shopInfo) as ShopInfo, hours: [] }
}

/** Lets the server's live data and menu be these. */
export function serveLive({ version, menu, ...published }: Published): MockInstance<typeof fetch> {
  const menuPath = getMenuPath(version, 'en')
  return vi.spyOn(window, 'fetch').mockImplementation((url) => {
    const live = (): LiveData => ({ ...readLiveData(), ...published, menuPath })
    return Promise.resolve(Response.json(url === menuPath ? menu : live()))
  })
}

/** The same, and the open page fetches them: with a faked clock its first fetch is due after 48 s. */
export function publishLive(published: Published): void {
  serveLive(published)
  vi.advanceTimersByTime(48_000)
}

/** Lets the server's menu be this one, and the open page fetch it. */
export function publishMenu(version: string, menu: readonly MenuItem[]): void {
  publishLive({ version, menu })
}
