import type { Page } from '@playwright/test'

/** Something that the page moved and the visitor had not asked for. */
export interface Shift {
  /** The browser's own measure: the part of the window that moved, times how far, as a part of the window. */
  readonly value: number
  /** The beginning of each element that moved. */
  readonly moved: readonly string[]
  /** Something of the page's body is among them, not its bar alone. */
  readonly isInMain: boolean
}

type NotingWindow = Window & { shifts: Shift[] }

/** Notes every shift of the pages that are opened from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement) ?? null)
        shifts.push({
          value: entry.value,
          moved: moved.map((element) => element?.outerHTML.slice(0, 120) ?? ''),
          isInMain: moved.some((element) => element?.closest('main')),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has been noted on this page. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as NotingWindow).shifts)
}

/** Only what comes from now on counts. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(window as unknown as NotingWindow).shifts.length = 0
  })
}

export function totalOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
