import { vi, type MockInstance } from 'vitest'
import type { MenuItem } from '../../src/menu/domain/menu.ts'
import type { LiveData } from '../../src/site/live/fetch-live-data.ts'

/** Lets the server's live data be these. */
export function serveLive(data: LiveData): MockInstance<typeof fetch> {
  return vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(data)))
}

/** The same, and the open page fetches them: with a faked clock its first fetch is due after 48 s. */
export function publishLive(data: LiveData): void {
  serveLive(data)
  vi.advanceTimersByTime(48_000)
}

/** Lets the server's menu be this one, and the open page fetch it. */
export function publishMenu(version: string, menu: readonly MenuItem[]): void {
  publishLive({ version, menu })
}
