import {
  expectToFitNarrowScreens,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
} from './support/accessibility.ts'
import { PAGE_STATES } from './support/page-states.ts'
import { ARABIC, ENGLISH, expect, test } from './support/test.ts'

/** Arabic on a phone, English on a desktop; each state is also checked in another window size. */
const VIEWPORTS = [
  {
    place: ARABIC,
    width: 360,
    height: 740,
    // A tablet.
    other: { width: 768, height: 1024 },
  },
  { place: ENGLISH, width: 1440, height: 900, other: { width: 1024, height: 768 } },
]

for (const { place, width, height, other } of VIEWPORTS) {
  test.describe(`at ${width} px`, () => {
    // Without animations: a half-faded element has half its contrast.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, upTo = Infinity, enter } of PAGE_STATES) {
      if (width > upTo) continue
      test(
        `${name} has no accessibility violations and fits narrow screens, in ${place.language}`,
        { tag: ['@APP-1', '@APP-8', '@P08', '@OC13', '@LN12', '@TX09', '@PV08', '@E17', '@P09', '@F25', '@F36'] },
        async ({ page }) => {
          await enter(page, place)
          // All menu groups have the same markup: analysing one is enough.
          const repeated = name === 'home' ? undefined : '[data-testid="menu-grid"] > :nth-child(n + 3)'
          expect(await findViolations(page, repeated)).toEqual([])
          expect(await findSmallTargets(page)).toEqual([])
          expect(await getHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
          await page.setViewportSize(other)
          expect(await getHorizontalOverflow(page), `${other.width} px`).toBeLessThanOrEqual(0)
          await expectToFitNarrowScreens(page)
        },
      )
    }
  })
}
