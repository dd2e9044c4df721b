import { expect, test, vi } from 'vitest'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import {
  CLOSED,
  CLOSED_HOURS,
  getDecrease,
  getIncrease,
  HomePage,
  OPEN,
  readQuantity,
} from '#tests/browser-mode/home-page.tsx'
import { clickNow, focusOn } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Bilingual, Language } from '#core/text/language.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { createItem } from '../domain/menu.fixtures.ts'

const MEAL = createItem('meal', {
  name: { en: 'Shawarma Meal', ar: 'وجبة شاورما' },
  description: { en: '200g of chicken, 8 pcs and fries', ar: '200 غم دجاج و 8 قطع وبطاطس' },
})

/** Renders the menu with the meal and opens its dialog. */
async function openDialog(options: { language?: Language; closedHours?: string } = {}): Promise<RenderResult> {
  const { language = 'en' } = options
  const screen = await renderPage(<HomePage language={language} />, { menu: [MEAL], ...options })
  await getOpener(screen).click()
  return screen
}

/** The image of the only item. */
function getOpener(screen: RenderResult): Locator {
  return screen.getByRole('article').getByRole('link').first()
}

async function openDescription(text: string, menuName = 'Dish'): Promise<Locator> {
  const description: Bilingual = { en: text, ar: text }
  const menu = [createItem('dish', { name: { en: menuName, ar: menuName }, description })]
  const screen = await renderPage(<HomePage />, { menu })
  await getOpener(screen).click()
  return screen.getByRole('dialog')
}

function readQuantities(dialog: Locator): readonly string[] {
  return [...dialog.element().querySelectorAll('p strong')].map((quantity) => quantity.textContent)
}

test.for([
  ['en', ['200g', '8 pcs'], 'Close'],
  ['ar', ['200 غم', '8 قطع'], 'إغلاق'],
] as const)(
  'shows image, name and description, quantities red and bold, in %s [MENU-6]',
  async ([language, quantities, close]) => {
    const screen = await openDialog({ language })
    const name = MEAL.name[language]
    const dialog = screen.getByRole('dialog', { name })
    await expect.element(dialog.getByRole('img', { name })).toBeVisible()
    await expect.element(dialog.getByRole('heading')).toHaveTextContent(name)
    await expect.element(dialog.getByText(MEAL.description[language])).toBeVisible()
    expect(readQuantities(dialog)).toEqual(quantities)
    for (const quantity of dialog.element().querySelectorAll('p strong')) {
      const { color, fontWeight } = getComputedStyle(quantity)
      expect([color, fontWeight]).toEqual(['rgb(179, 20, 15)', '700'])
    }
    await expect.element(dialog.getByRole('button', { name: close })).toHaveFocus()
  },
)

test('the card’s picture is in the dialog at once, unnamed, below the large one', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const screen = await renderPage(<HomePage />, { menu: [{ ...MEAL, image: { url: dot } }] })
  await getOpener(screen).click()
  const pictures = [...screen.getByRole('dialog').element().querySelectorAll('img')]
  expect(pictures.map(({ alt }) => alt)).toEqual(['', MEAL.name.en])
  const [card, large] = pictures.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect)
  expect(large).toEqual(card)
})

test('a name and a description of 5,000 letters wrap on the narrowest phone', async () => {
  await page.viewport(320, 640)
  for (const letter of ['W', 'ش']) {
    const dialog = await openDescription(letter.repeat(5000), letter.repeat(100))
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBe(clientWidth)
    await userEvent.keyboard('{Escape}')
  }
})

test('the item is ordered in its dialog, and not once the shop has closed [MENU-6] [MENU-7]', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await openDialog({ closedHours: CLOSED_HOURS })
  const name = MEAL.name.en
  const dialog = screen.getByRole('dialog', { name })
  expect(readQuantity(dialog, name)).toBe('1')
  await getIncrease(dialog, name).click()
  await getIncrease(dialog, name).click()
  await getDecrease(dialog, name).click()
  await expect.poll(() => readQuantity(dialog, name)).toBe('2')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await getOpener(screen).click()
  vi.setSystemTime(CLOSED)
  await clickNow(getIncrease(dialog, name))
  expect(readQuantity(dialog, name)).toBe('2')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(readQuantity(screen, name)).toBe('2')
})

test('stays open on a click inside, and keeps the page behind out of reach [MENU-6]', async () => {
  const screen = await openDialog()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('heading').click()
  await dialog.getByRole('img').click()
  await expect.element(dialog).toBeVisible()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('article') ?? null).toBeNull()
  }
})

const SOUP = createItem('soup', { name: { en: 'Soup', ar: 'شوربة' } })
const JUICE = createItem('juice', { name: { en: 'Juice', ar: 'عصير' } })
const GONE = 'Shawarma Meal is no longer available.'

/** Opens the meal's dialog in a menu with an item before and one after it. */
async function openAmongOthers(): Promise<RenderResult> {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderPage(<HomePage />, { menu: [SOUP, MEAL, JUICE] })
  await screen.getByRole('article').filter({ hasText: MEAL.name.en }).getByRole('link').first().click()
  return screen
}

test('a quantity that changes in the dialog is announced in the dialog', async () => {
  const screen = await openDialog()
  const dialog = screen.getByRole('dialog')
  await getIncrease(dialog, MEAL.name.en).click()
  const announcer = dialog.getByText('Shawarma Meal: 2', { exact: false })
  await expect.element(announcer).toBeInTheDocument()
  expect(announcer.element().closest('[aria-live="polite"]')).not.toBeNull()
})

test('a toast of the dialog is painted above it', async () => {
  const screen = await openDialog()
  const dialog = screen.getByRole('dialog')
  showToast('Something was said.')
  const toast = dialog.getByText('Something was said.')
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('[role="status"]')).not.toBeNull()
  await expect
    .poll(() => {
      const { x, y, width, height } = toast.element().getBoundingClientRect()
      // Without pointer events it would not be found.
      toast.element().setAttribute('style', 'pointer-events: auto')
      return document.elementFromPoint(x + width / 2, y + height / 2)
    })
    .toBe(toast.element())
})

test('an item that leaves the menu says so in its dialog, and its neighbour gets the focus', async () => {
  const screen = await openAmongOthers()
  const dialog = screen.getByRole('dialog')
  focusOn(dialog.getByRole('group').first().getByRole('button').last())
  publishMenu('2', [SOUP, JUICE])
  await expect.element(dialog.getByRole('status').filter({ hasText: GONE })).toHaveFocus()
  expect(dialog.getByRole('group').elements()).toEqual([])
  expect(dialog.element().textContent).not.toContain('AED')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const before = screen.getByRole('article').filter({ hasText: SOUP.name.en })
  await expect.element(before.getByRole('link').first()).toHaveFocus()
})

test('an item that was renamed before it left the menu keeps its last name in the dialog', async () => {
  const screen = await openAmongOthers()
  publishMenu('2', [SOUP, { ...MEAL, name: { en: 'Shawarma Platter', ar: 'طبق شاورما' } }, JUICE])
  await expect.element(screen.getByRole('dialog', { name: 'Shawarma Platter' })).toBeVisible()
  publishMenu('3', [SOUP, JUICE])
  await expect.element(screen.getByText('Shawarma Platter is no longer available.')).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Shawarma Platter' })).toBeVisible()
})

test('the first item of the menu leaves the focus to the next one', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderPage(<HomePage />, { menu: [MEAL, JUICE] })
  await screen.getByRole('article').filter({ hasText: MEAL.name.en }).getByRole('link').first().click()
  publishMenu('2', [JUICE])
  await expect.element(screen.getByRole('dialog').getByText(GONE)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('article').getByRole('link').first()).toHaveFocus()
})

test('an item that is sold out says so in its dialog, and its card gets the focus back', async () => {
  const screen = await openAmongOthers()
  const dialog = screen.getByRole('dialog')
  focusOn(dialog.getByRole('group').first().getByRole('button').last())
  publishMenu('2', [SOUP, { ...MEAL, availability: 'soldOut' }, JUICE])
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Sold out today' })).toHaveFocus()
  expect(dialog.getByRole('group').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  const card = screen.getByRole('article').filter({ hasText: MEAL.name.en })
  await expect.element(card.getByRole('link').first()).toHaveFocus()
})
