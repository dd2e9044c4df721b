import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { PAGE_STATES } from './support/page-states.ts'
import { ARABIC, ENGLISH, expect, test } from './support/test.ts'

/** WCAG 2.2, levels A and AA, as far as axe can check them. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Arabic on a phone, English on a desktop; each state is also checked in other window sizes. */
const VIEWPORTS = [
  {
    place: ARABIC,
    width: 360,
    height: 740,
    // A tablet; a window of 1280 × 1024 at 400 %.
    others: [
      { width: 768, height: 1024 },
      { width: 320, height: 256 },
    ],
  },
  { place: ENGLISH, width: 1440, height: 900, others: [{ width: 1024, height: 768 }] },
]

for (const { place, width, height, others } of VIEWPORTS) {
  test.describe(`at ${width} px`, () => {
    // Without animations: a half-faded element has half its contrast.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, upTo = Infinity, enter } of PAGE_STATES) {
      if (width > upTo) continue
      test(
        `${name} has no accessibility violations, in ${place.language}`,
        { tag: ['@APP-1', '@APP-8', '@P08', '@OC13', '@LN12', '@TX09', '@PV08'] },
        async ({ page }) => {
          await enter(page, place)
          const axe = new AxeBuilder({ page })
            // Faster: nothing of what passes, and no second page for the map's frame, which is another origin's.
            .options({ resultTypes: ['violations'], iframes: false })
            .setLegacyMode()
            .withTags(WCAG_TAGS)
          // All menu groups have the same markup: analysing one is enough.
          if (name !== 'home') axe.exclude('[data-testid="menu-grid"] > :nth-child(n + 3)')
          const { violations } = await axe.analyze()
          const findings = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
          )
          expect(findings).toEqual([])
          expect(await findSmallTargets(page)).toEqual([])
          expect(await getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
          for (const window of others) {
            await page.setViewportSize(window)
            expect(await getHorizontalOverflow(page), `${window.width} px`).toBeLessThanOrEqual(0)
          }
        },
      )
    }
  })
}

/** Horizontal overflow of the page in px. */
function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/**
 * Visible controls smaller than 44×44 px, except links inside a sentence (WCAG 2.5.5). Twelve dots of a
 * carousel have to fit beside each other on a phone: they are 24 px wide (WCAG 2.5.8).
 */
function findSmallTargets(page: Page): Promise<string[]> {
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
