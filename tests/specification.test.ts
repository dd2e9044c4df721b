import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { appColours } from '../restaurant.config.ts'
import { BOUNCE_MS, GALLERY_SLIDES_PER_VIEW, PROMO_ENTER_MS, PROMO_EXIT_MS, SHAKE_MS } from '#core/specification.ts'

const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

/** Returns the value of the first declaration of a custom property. */
function readToken(name: string): string {
  return new RegExp(`${name}: (.+);`).exec(tokens)?.[1] ?? 'not declared'
}

describe('style sheets have the numbers of the specification', () => {
  test.each([
    ['--duration-promo-exit', PROMO_EXIT_MS],
    ['--duration-promo-enter', PROMO_ENTER_MS],
    ['--duration-shake', SHAKE_MS],
    ['--duration-bounce', BOUNCE_MS],
  ])('%s is %i ms', (name, ms) => {
    expect(readToken(name)).toBe(`${ms}ms`)
  })

  test('the gallery has the specified number of slides per view', () => {
    const sheet = readFileSync('src/site/gallery/Gallery.module.css', 'utf8')
    const steps = [...sheet.matchAll(/\(min-width: (\d+)px\) \{\s*\.carousel \{\s*--in-view: (\d+);/g)].map(
      ([, fromPx, slides]) => ({ fromPx: Number(fromPx), slides: Number(slides) }),
    )
    expect(steps).toEqual(GALLERY_SLIDES_PER_VIEW)
  })
})

test('the colours of the browser’s bar and the installed app are tokens', () => {
  const theme = readFileSync('restaurant/theme.css', 'utf8')
  expect(theme).toContain(`--surface-dark: ${appColours.bar};`)
  expect(theme).toContain(`--surface: ${appColours.background};`)
})
