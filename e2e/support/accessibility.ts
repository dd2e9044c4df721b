import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { enlargeText } from './user-stylesheets.ts'

/** WCAG 2.2, levels A and AA, as far as axe can check them. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in a part of the page. */
export function findViolations(page: Page, part?: string): Promise<string[]> {
  return analyze(page, part, (axe) => axe.withTags(WCAG_TAGS))
}

/** Words of too little contrast where the visitor prefers a dark screen. The page stays as it is. */
export async function findLowContrastInDark(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await analyze(page, part, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

async function analyze(page: Page, part = 'html', choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // It stays in the document: its half a megabyte of script is read once.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'void 0' }) })
    .include(part)
    // Faster: nothing of what passes, and no second page for the map's frame, which is another origin's.
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
  const { violations } = await choose(axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** All groups of the menu have the same markup: two are enough where a test is not about each of them. */
export async function hideMostOfMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-testid="menu-grid"] > :nth-child(n + 3)'))
      group.hidden = true
  })
}

/** Horizontal overflow of the page in px. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/**
 * How the page fits into the window: its horizontal overflow in px; the part of the window's height that the bar fixed
 * at the bottom takes, 0 without one; visible texts and controls that are cut off at a side, by the viewport or by a box
 * that hides its overflow. Excludes what is made to be moved sideways, and what is for screen readers only.
 */
function measureFit(page: Page): Promise<{ overflow: number; barShare: number; cutOff: string[] }> {
  return page.evaluate(() => {
    const EXCLUDED =
      'svg *, noscript, script, style, option, [data-testid="category-filter"] *, [data-suggestion] *, [aria-roledescription="carousel"] li *'
    const CONTROLS = 'a, button, input, textarea, select, summary, label'
    const found: string[] = []
    const getBoxes = (element: Element): DOMRect[] =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect()
        })
        .concat(element.matches(CONTROLS) ? [element.getBoundingClientRect()] : [])
    /** Looks at an element and its descendants; what is between `left` and `right` can be seen. */
    const check = (element: Element, left: number, right: number): void => {
      const { display, overflowX, clipPath } = getComputedStyle(element)
      if (display === 'none' || clipPath !== 'none' || element.matches(EXCLUDED)) return
      if (overflowX !== 'visible' && !element.matches('body, input, textarea, select')) {
        const box = element.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      for (const child of element.children) check(child, left, right)
      const cut = getBoxes(element).filter((box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
      if (cut.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
      for (const box of cut) {
        found.push(
          `${element.outerHTML.slice(0, 120)} ${box.left.toFixed()}…${box.right.toFixed()} in ${left.toFixed()}…${right.toFixed()}`,
        )
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    check(document.body, 0, clientWidth)
    const bar = document.querySelector('[data-sticky-bar]')
    const isFixed = bar !== null && /fixed|sticky/.test(getComputedStyle(bar).position)
    const barShare = isFixed ? bar.getBoundingClientRect().height / innerHeight : 0
    return { overflow: scrollWidth - clientWidth, barShare, cutOff: found }
  })
}

interface NarrowWindow {
  readonly width: number
  readonly height: number
  /** Size of the text. */
  readonly percent: number
}

/** Narrow windows: a folded phone; a window of 1280 × 1024 at 400 %; small phones, also with large text. */
const NARROW_WINDOWS: readonly NarrowWindow[] = [
  { width: 280, height: 653, percent: 100 },
  { width: 320, height: 256, percent: 100 },
  { width: 345, height: 640, percent: 100 },
  { width: 320, height: 640, percent: 110 },
  { width: 360, height: 740, percent: 200 },
  { width: 320, height: 640, percent: 250 },
]

/** The narrowest, the lowest and the one with the largest text: for a state that changes a part of a page alone. */
const EXTREME_WINDOWS = NARROW_WINDOWS.filter(
  ({ width, height, percent }) => width < 300 || height < 300 || percent > 200,
)

/** Expects that the page, as it is now, needs no sideways scroll in narrow windows and cuts nothing off. */
export function expectToFitNarrowScreens(page: Page, state = 'the page'): Promise<void> {
  return expectToFit(page, state, NARROW_WINDOWS)
}

/** The same for a state in which a part differs from a page that fits. */
export function expectPartToFitNarrowScreens(page: Page, state = 'the page'): Promise<void> {
  return expectToFit(page, state, EXTREME_WINDOWS)
}

async function expectToFit(page: Page, state: string, windows: readonly NarrowWindow[]): Promise<void> {
  for (const { width, height, percent } of windows) {
    await page.setViewportSize({ width, height })
    if (percent !== 100) await enlargeText(page, percent)
    const where = `${state}, ${width} px, ${percent} % text`
    const { overflow, cutOff, barShare } = await measureFit(page)
    expect.soft(overflow, where).toBeLessThanOrEqual(0)
    expect.soft(cutOff, where).toEqual([])
    expect.soft(barShare, `part of the window under the bar, ${where}`).toBeLessThan(1 / 3)
  }
  await enlargeText(page, 100)
}

/**
 * Visible controls smaller than 44×44 px, except links inside a sentence (WCAG 2.5.5). Twelve dots of a
 * carousel have to fit beside each other on a phone: they are 24 px wide (WCAG 2.5.8).
 */
export function findSmallTargets(page: Page, part = 'html'): Promise<string[]> {
  return page.locator(part).evaluateAll((roots) => {
    const isInSentence = (element: Element): boolean =>
      element.matches('p a') && getComputedStyle(element).display === 'inline'
    // A hidden radio or checkbox is clicked by its label.
    const target = (element: Element): Element =>
      element.matches('[type="radio"], [type="checkbox"]') ? (element.closest('label') ?? element) : element
    return roots
      .flatMap((root) => [...root.querySelectorAll('a, button, input, textarea, select, summary')])
      .filter((element) => !isInSentence(element))
      .map(target)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const least = element.matches('[aria-roledescription="carousel"] button') ? 23.99 : 43.99
        if (width >= least && height >= 43.99) return []
        return [`${element.outerHTML.slice(0, 120)} ${width.toFixed(1)}×${height.toFixed(1)}`]
      })
  })
}
