import type { Page } from '@playwright/test'

/** A layout shift without recent user input. */
export interface LayoutShift {
  /** Layout shift score as reported by the browser. */
  readonly value: number
  /** The start of each moved element's HTML. */
  readonly moved: readonly string[]
  /** False if only the navigation bar moved. */
  readonly isInMain: boolean
}

type NotingWindow = Window & { shifts: LayoutShift[] }

/** Records layout shifts on all documents opened afterwards. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
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

export function readLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(() => (window as unknown as NotingWindow).shifts)
}

/** Discards the shifts recorded so far. */
export async function resetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(window as unknown as NotingWindow).shifts.length = 0
  })
}

export function sumLayoutShifts(shifts: readonly LayoutShift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
