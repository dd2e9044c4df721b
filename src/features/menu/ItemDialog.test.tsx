import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../../tests/browser-mode/render-page.tsx'
import type { Language } from '../../domain/language.ts'
import { createItem } from '../../domain/menu.fixtures.ts'
import { getMessages } from '../../i18n/messages.ts'
import { MenuSection } from './MenuSection.tsx'

const NAME = { en: 'Shawarma Meal', ar: 'وجبة شاورما' }
const QUANTITIES = { en: ['200g', '8 pcs', '100g'], ar: ['200 غم', '8 قطع', '100 غم'] }

const meal = {
  ...createItem('meal'),
  name: NAME,
  description: {
    en: 'Chicken 200g, bread 8 pcs and fries 100g.',
    ar: 'دجاج 200 غم وخبز 8 قطع وبطاطس 100 غم.',
  },
}
const menu = [meal, createItem('cola')]

async function renderMenu(language: Language, closedHours = 'off') {
  await renderPage(<MenuSection language={language} version="1" menu={menu} preferred={[]} />, {
    language,
    closedHours,
  })
  const { menu: messages } = getMessages(language)
  const opener = page.getByRole('button', { name: messages.details(NAME[language]), exact: true })
  const dialog = page.getByRole('dialog', { name: NAME[language] })
  return { messages, opener, dialog }
}

test.each(['ar', 'en'] as const)(
  'shows image, name and description, with quantities red and bold, in %s [MENU-6]',
  async (language) => {
    const { opener, dialog, messages } = await renderMenu(language)
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('img', { name: NAME[language] })).toBeVisible()
    await expect.element(dialog.getByRole('heading')).toHaveTextContent(NAME[language])
    const quantities = [...dialog.element().querySelectorAll<HTMLElement>('p strong')]
    expect(quantities.map(({ textContent }) => textContent)).toEqual(QUANTITIES[language])
    for (const quantity of quantities) {
      await expect.element(quantity).toHaveStyle({ color: 'rgb(179, 20, 15)', fontWeight: '700' })
    }
    await expect.element(dialog.getByRole('button', { name: messages.close })).toHaveFocus()
  },
)

test('the item is ordered from its dialog, and not while closed [MENU-6] [MENU-7]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:30:00+04:00'), toFake: ['Date'] })
  const { opener, dialog, messages } = await renderMenu('en', '04:00-12:00')
  await opener.click()
  const increase = dialog.getByRole('button', { name: messages.increase(NAME.en) })
  const quantity = dialog.getByRole('group', { name: messages.quantity(NAME.en) })
  await increase.click()
  await increase.click()
  await dialog.getByRole('button', { name: messages.decrease(NAME.en) }).click()
  await expect.element(quantity).toHaveTextContent('1')
  vi.setSystemTime(new Date('2026-11-23T05:00:00+04:00'))
  await increase.click({ force: true })
  await expect.element(quantity).toHaveTextContent('1')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: messages.quantity(NAME.en) })).toHaveTextContent('1')
})

test('every way out closes the dialog and the focus returns to the image [MENU-6]', async () => {
  const { opener, dialog, messages } = await renderMenu('en')
  const waysOut = {
    Escape: () => userEvent.keyboard('{Escape}'),
    'the button': () => dialog.getByRole('button', { name: messages.close }).click(),
    'the button by keyboard': () => userEvent.keyboard('{Enter}'),
    'the backdrop': () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true }),
  }
  opener.element().focus()
  for (const [way, leave] of Object.entries(waysOut)) {
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog, { message: way }).toBeVisible()
    await leave()
    await expect.element(dialog, { message: way }).not.toBeInTheDocument()
    await expect.element(opener, { message: way }).toHaveFocus()
  }
})

test('a click inside leaves the dialog open, and the menu behind can’t be reached [MENU-6]', async () => {
  const { opener, dialog } = await renderMenu('en')
  await opener.click()
  await dialog.getByRole('heading').click()
  await dialog.getByRole('img').click()
  await expect.element(dialog).toBeVisible()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    expect(document.activeElement?.closest('article') ?? null).toBeNull()
  }
})
