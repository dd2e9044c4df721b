import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA, as far as axe can check them. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page, except in elements that match `exclude`. */
export async function findViolations(page: Page, exclude?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Faster: nothing of what passes, and no second page for the map's frame, which is another origin's.
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .withTags(WCAG_TAGS)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** Horizontal overflow of the page in px. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/**
 * Visible controls smaller than 44×44 px, except links inside a sentence (WCAG 2.5.5). Twelve dots of a
 * carousel have to fit beside each other on a phone: they are 24 px wide (WCAG 2.5.8).
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element): boolean =>
      element.matches('p a') && getComputedStyle(element).display === 'inline'
    // A hidden radio or checkbox is clicked by its label.
    const target = (element: Element): Element =>
      element.matches('[type="radio"], [type="checkbox"]') ? (element.closest('label') ?? element) : element
    return [...document.querySelectorAll('a, button, input, textarea, select, summary')]
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
