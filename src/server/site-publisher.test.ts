import { expect, test, vi } from 'vitest'
import { EMPTY_SHOP_SETTINGS } from '#shop/domain/setting-rows.ts'
import { parseWeekLine, toWeeklyHours } from '#shop/domain/weekly-hours.ts'
import { createPublishJob } from './site-publisher.ts'

// It renders pages, which only the build can.
vi.mock('./publish-worker.ts', () => ({ startPublishWorker: vi.fn() }))

const PAGE_SETTINGS = {
  dist: 'file:///site/',
  settings: { siteOrigin: 'https://lahab.example', contentRefreshSeconds: 60, closedHours: 'off', countsEvents: false },
  isSampleMenu: false,
}

/** What names the pages that are published at a time. */
function getKeyAt(time: string, weekLines: readonly string[]): string {
  vi.setSystemTime(`${time}:00+04:00`)
  const weeklyHours = toWeeklyHours(weekLines.flatMap((line) => parseWeekLine(line) ?? []))
  const settings = { ...EMPTY_SHOP_SETTINGS, weeklyHours }
  const lists = { menu: [], gallery: [], heroImages: [], specialDays: [], deliveryAreas: [] }
  return createPublishJob('/pages', { version: '1', settings, ...lists }, PAGE_SETTINGS, null, {}).key
}

test('the pages are published again when another day is today, unless all days are the same', () => {
  vi.useFakeTimers()
  vi.stubGlobal('BUILD_INFO', { commit: null, builtAt: '' })
  const differing = ['Mon-Fri 12:00-04:00', 'Sat 14:00-04:00']
  const night = getKeyAt('2026-11-27T03:59', differing)
  expect(getKeyAt('2026-11-26T13:00', differing)).toBe(night)
  expect(getKeyAt('2026-11-27T04:00', differing)).not.toBe(night)
  const everyDay = ['Mon-Sun 12:00-04:00']
  expect(getKeyAt('2026-11-27T04:00', everyDay)).toBe(getKeyAt('2026-11-26T13:00', everyDay))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
