import AxeBuilder from '@axe-core/playwright'
import { STATES } from './support/states.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

/** WCAG 2.2, levels A and AA, as far as a machine can tell. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    // Without movement: what is half shown has half its contrast.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const place of LANGUAGES) {
      for (const { name, upTo = Infinity, enter } of STATES) {
        if (width > upTo) continue
        test(`${name} has no violation, in ${place.language}`, { tag: ['@APP-1', '@APP-8'] }, async ({ page }) => {
          await enter(page, place)
          const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
          const told = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
          )
          expect(told).toEqual([])
        })
      }
    }
  })
}
