import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '../domain/menu.fixtures.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'

test.for([
  [768, 3],
  [1024, 3],
  [1440, 4],
] as const)(
  'at %i px all cards are equal, %i in a row, the last row from its start [MENU-4]',
  async ([width, columns]) => {
    await page.viewport(width, 900)
    const items = Array.from({ length: 7 }, (_, index) => createItem(`Dish ${index}`))
    const screen = await renderPage(
      <LanguageProvider language="en">
        <MenuGrid items={items} onShow={() => undefined} renderOrder={() => null} />
      </LanguageProvider>,
    )
    const boxes = screen
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect())
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1)
    boxes.forEach((box, index) => {
      expect(Math.round(box.left)).toBe(Math.round(boxes[index % columns]?.left ?? NaN))
    })
    expect(boxes[columns - 1]?.top).toBe(boxes[0]?.top)
    expect(boxes[columns]?.top).toBeGreaterThan(boxes[0]?.top ?? NaN)
  },
)

test.for([768, 1024, 1440])('at %i px the picture of a drink leaves its words free', async (width) => {
  await page.viewport(width, 900)
  for (const count of [3, 4]) {
    const description = { en: 'Words for several lines '.repeat(6), ar: '' }
    const items = Array.from({ length: count }, (_, index) => createItem(`Drink ${index}`, { description }))
    const screen = await renderPage(
      <LanguageProvider language="en">
        <div data-compact>
          <MenuGrid items={items} onShow={() => undefined} renderOrder={() => null} />
        </div>
      </LanguageProvider>,
    )
    const card = screen.getByRole('article').first()
    const picture = card
      .getByRole('link', { name: /^About/ })
      .element()
      .getBoundingClientRect()
    const name = card.getByRole('heading').element().getBoundingClientRect()
    expect(name.left >= picture.right || name.top >= picture.bottom, `${count} drinks`).toBe(true)
    await screen.unmount()
  }
})

test.for([360, 600])('at %i px nine drinks are equal tiles', async (width) => {
  await page.viewport(width, 740)
  const items = Array.from({ length: 9 }, (_, index) => createItem(`Drink ${index}`))
  const screen = await renderPage(
    <LanguageProvider language="en">
      <div className={styles.group} data-compact>
        <MenuGrid items={items} onShow={() => undefined} renderOrder={() => null} />
      </div>
    </LanguageProvider>,
  )
  const cards = screen.getByRole('article').elements()
  const columns = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size
  expect(columns).toBe(width === 360 ? 2 : 3)
  expect(new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width))).size).toBe(1)
})
