import type { Page } from '@playwright/test'

/** A layout shift without recent user input. */
export interface Shift {
  /** Layout shift score as reported by the browser. */
  readonly value: number
  /** The start of each moved element's HTML. */
  readonly moved: readonly string[]
  /** False if only the navigation bar moved. */
  readonly isInMain: boolean
}

type NotingWindow = Window & { shifts: Shift[] }

/** Records layout shifts on all documents opened afterwards. */
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

export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as NotingWindow).shifts)
}

/** Discards the shifts recorded so far. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(window as unknown as NotingWindow).shifts.length = 0
  })
}

export function totalOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
