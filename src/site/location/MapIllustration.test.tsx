import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LANGUAGES } from '#core/text/language.ts'
import { MapIllustration } from './MapIllustration.tsx'

/** Of the screen and of the map on it, in px. */
const WIDTHS = [
  { screen: 320, map: 291 },
  { screen: 360, map: 328 },
  { screen: 768, map: 707 },
]

test.each(LANGUAGES)('no name is cut by the map’s edge at any width, in %s [LOC-1]', async (language) => {
  for (const { screen, map } of WIDTHS) {
    await page.viewport(screen, 800)
    const { container, unmount } = await render(
      <div style={{ inlineSize: `${map}px` }}>
        <MapIllustration language={language} />
      </div>,
    )
    const edge = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    for (const name of container.querySelectorAll('text')) {
      const box = name.getBoundingClientRect()
      const isInside =
        box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom
      expect(isInside, `${name.textContent} on a screen of ${screen} px`).toBe(true)
    }
    await unmount()
  }
})
