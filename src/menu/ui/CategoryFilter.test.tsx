import { createRef, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Language } from '#core/text/language.ts'
import type { Filter } from '../domain/filter.ts'
import { createOwnItem } from '../domain/menu.fixtures.ts'
import type { MenuItem } from '../domain/menu.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'

async function renderRow(width: number, language: Language, menu: readonly MenuItem[] = []): Promise<RenderResult> {
  await page.viewport(width, 740)
  return await renderPage(
    <LanguageProvider language={language}>
      <div style={{ marginInline: 'var(--page-edge)' }}>
        <CategoryFilter title="Menu" chosen="All" menu={menu} grid={createRef()} onChoose={() => undefined} />
      </div>
    </LanguageProvider>,
    { language },
  )
}

for (const width of [360, 1440]) {
  test.for(['ar', 'en'] as const)(
    `at ${width} px the buttons are pills in one line, an icon beside the label, in %s [MENU-1]`,
    async (language) => {
      const screen = await renderRow(width, language)
      const buttons = screen.getByRole('button').elements()
      const boxes = buttons.map((button) => button.getBoundingClientRect())
      expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
      expect(boxes[0]?.height).toBe(44)
      for (const button of buttons) {
        const label = document.createRange()
        if (button.lastChild) label.selectNodeContents(button.lastChild)
        const text = label.getBoundingClientRect()
        const drawing = button.querySelector('svg')
        expect(drawing?.checkVisibility(), button.textContent).toBe(true)
        const icon = drawing?.getBoundingClientRect() ?? text
        if (language === 'ar') expect(icon.left).toBeGreaterThanOrEqual(text.right)
        else expect(icon.right).toBeLessThanOrEqual(text.left)
        // The room of a label is set in the style sheet: a label that changes needs another.
        const box = button.getBoundingClientRect()
        const padding = Math.min(
          box.right - Math.max(text.right, icon.right),
          Math.min(text.left, icon.left) - box.left,
        )
        expect(padding, button.textContent).toBeGreaterThan(4)
        expect(padding, button.textContent).toBeLessThan(22)
      }
      // On a desktop all are in sight, from the edge of the page's text; thirteen and more scroll.
      const row = buttons[0]?.parentElement
      if (width >= 1440 && buttons.length < 13) {
        expect(row?.scrollWidth).toBe(row?.clientWidth)
        const edge = language === 'ar' ? 'right' : 'left'
        expect(boxes[0]?.[edge]).toBeCloseTo(row?.closest('[style]')?.getBoundingClientRect()[edge] ?? 0, 0)
      }
    },
  )
}

for (const width of [360, 1440]) {
  test.for(['ar', 'en'] as const)(
    `at ${width} px no label leaves its button where the widths are those of another restaurant, in %s`,
    async (language) => {
      const screen = await renderRow(width, language)
      for (const button of screen.getByRole('button').elements() as HTMLElement[]) {
        button.style.setProperty('--label', '1rem')
        expect(button.scrollWidth, button.textContent).toBe(button.clientWidth)
        const label = document.createRange()
        if (button.lastChild) label.selectNodeContents(button.lastChild)
        const [text, box] = [label.getBoundingClientRect(), button.getBoundingClientRect()]
        expect(text.left, button.textContent).toBeGreaterThanOrEqual(box.left)
        expect(text.right, button.textContent).toBeLessThanOrEqual(box.right)
      }
    },
  )
}

test('a button at the row’s faded edge is brought into view when it gets the keyboard’s focus [MENU-1]', async () => {
  const screen = await renderRow(360, 'en')
  const button = screen.getByRole('button', { name: 'Chicken Shawarma' }).element()
  const row = button.parentElement
  const view = row?.getBoundingClientRect() ?? new DOMRect()
  row?.scrollBy({ left: button.getBoundingClientRect().right - view.right + 10, behavior: 'instant' })
  screen.getByRole('button', { name: 'All', exact: true }).element().focus({ preventScroll: true })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  const { left, right } = button.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(view.left + 24)
  expect(right).toBeLessThanOrEqual(view.right - 24)
})

test('on a phone the row begins with its first button [MENU-1]', async () => {
  const screen = await renderRow(360, 'ar')
  expect(screen.getByRole('button').first().element().parentElement?.scrollLeft).toBe(0)
})

test('the chosen button is seen whole once the row has the room of the closed search field [MENU-1]', async () => {
  await page.viewport(360, 740)
  const renderAt = (width: number, chosen: Filter): ReactNode => (
    <LanguageProvider language="en">
      <div style={{ width }}>
        <CategoryFilter title="Menu" chosen={chosen} menu={[]} grid={createRef()} onChoose={() => undefined} />
      </div>
    </LanguageProvider>
  )
  const screen = await renderPage(renderAt(60, 'All'), { language: 'en' })
  await screen.rerender(renderAt(60, 'Fries'))
  await screen.rerender(renderAt(300, 'Fries'))
  const fries = screen.getByRole('button', { name: 'Fries' }).element()
  const row = fries.parentElement?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => fries.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
  expect(fries.getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
})

test.for([360, 1440])('at %i px a category of the owner has room for its name, in its own language', async (width) => {
  const name = { en: 'Desserts, cakes and sweets of the house', ar: '' }
  const screen = await renderRow(width, 'ar', [createOwnItem('cake', { name })])
  const button = screen.getByRole('button', { name: name.en }).element()
  const text = button.querySelector('bdi')
  expect(text?.lang).toBe('en')
  const [box, words] = [button, text ?? button].map((element) => element.getBoundingClientRect())
  expect(box?.height).toBe(44)
  expect((words?.left ?? 0) - (box?.left ?? 0)).toBeCloseTo(width === 360 ? 10 : 9, 0)
})
