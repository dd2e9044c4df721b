import {
  expectPartToFitNarrowScreens,
  expectToFitNarrowScreens,
  findLowContrastInDark,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
  hideMostOfMenu,
} from './support/accessibility.ts'
import { MOBILE_MENU, VISITS } from './support/page-states.ts'
import { ARABIC, ENGLISH, expect, test } from './support/test.ts'

const PHONE = { width: 360, height: 740 }

// Without animations: a half-faded element has half its contrast, and one that moves may be out of the window.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Arabic on a phone, English on a desktop. Axe and the size of targets look at whole pages in both languages, which
 * have all colours and components in both directions, and at each state's part of a page in one. Whether words fit is
 * for each language to show, of a whole page in more windows than of a part.
 */
for (const { place, size, other } of [
  { place: ARABIC, size: PHONE, other: { width: 768, height: 1024 } },
  { place: ENGLISH, size: { width: 1440, height: 900 }, other: { width: 1024, height: 768 } },
]) {
  for (const [pages, states] of Object.entries(VISITS)) {
    test(
      `all states of ${pages} have no accessibility violations and fit narrow screens, in ${place.language}`,
      { tag: ['@APP-1', '@APP-8'] },
      async ({ page }) => {
        test.slow()
        for (const [name, { enter, part }] of Object.entries(states)) {
          await test.step(name, async () => {
            await page.setViewportSize(name === MOBILE_MENU ? PHONE : size)
            await enter(page, place)
            if (name !== 'home') await hideMostOfMenu(page)
            if (part === undefined || place === ARABIC) {
              expect.soft(await findViolations(page, part), name).toEqual([])
              expect.soft(await findLowContrastInDark(page, part), `${name}, dark`).toEqual([])
              expect.soft(await findSmallTargets(page, part), name).toEqual([])
            }
            for (const window of part === undefined ? [size, other] : []) {
              await page.setViewportSize(window)
              expect.soft(await getHorizontalOverflow(page), `${name}, ${window.width} px`).toBeLessThanOrEqual(0)
            }
            await (part === undefined ? expectToFitNarrowScreens : expectPartToFitNarrowScreens)(page, name)
          })
        }
      },
    )
  }
}
