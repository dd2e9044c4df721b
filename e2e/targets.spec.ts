import type { Page } from '@playwright/test'
import { STATES } from './support/states.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

/** Controls one can see that are smaller than 44×44 px; links inside a sentence are no targets of their own (2.5.5). */
function smallTargets(page: Page): Promise<string[]> {
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
        if (width >= 43.99 && height >= 43.99) return []
        return [`${element.outerHTML.slice(0, 120)} ${width.toFixed(1)}×${height.toFixed(1)}`]
      })
  })
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const place of LANGUAGES) {
    for (const { name, enter } of STATES) {
      test(`every target of ${name} is 44 by 44, in ${place.language}`, { tag: '@APP-1' }, async ({ page }) => {
        await enter(page, place)
        expect(await smallTargets(page)).toEqual([])
      })
    }
  }
})

for (const { width, height } of [
  // A window of 1280 × 1024 at 400 % (P08).
  { width: 320, height: 256 },
  { width: 360, height: 800 },
  { width: 768, height: 800 },
  { width: 1440, height: 800 },
]) {
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const place of LANGUAGES) {
      test(`no state scrolls sideways, in ${place.language}`, { tag: ['@P08', '@APP-1'] }, async ({ page }) => {
        test.slow()
        const wide: string[] = []
        for (const { name, upTo = Infinity, enter } of STATES) {
          if (width > upTo) continue
          await page.clock.setFixedTime(new Date('2026-11-21T20:00:00+04:00'))
          // The smallest answer of the same origin: a page would read the basket, and takes a second to open.
          await page.goto('/healthz')
          await page.evaluate(() => {
            sessionStorage.clear()
          })
          await enter(page, place)
          const { content, view } = await page.evaluate(() => ({
            content: document.documentElement.scrollWidth,
            view: document.documentElement.clientWidth,
          }))
          if (content > view) wide.push(`${name}: ${content} in ${view}`)
        }
        expect(wide).toEqual([])
      })
    }
  })
}
