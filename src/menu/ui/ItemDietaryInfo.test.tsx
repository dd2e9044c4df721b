import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HomePage } from '../../../tests/browser-mode/home-page.tsx'
import { renderPage } from '../../../tests/browser-mode/render-page.tsx'
import type { Language } from '../../core/text/language.ts'
import { createItem } from '../domain/menu.fixtures.ts'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages } from '../messages/dietary-info-messages.ts'
import { DietaryList } from './DietaryList.tsx'

const DECLARED = createItem('declared', { allergens: ['gluten', 'milk', 'sesame'], calories: 430 })

/** Opens the dialog of the first item. */
async function openDialog(menu: readonly MenuItem[], language: Language = 'en'): Promise<Locator> {
  const screen = await renderPage(<HomePage language={language} menu={menu} />, { language })
  await screen.getByRole('article').first().getByRole('link').first().click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('heading')).toBeVisible()
  return dialog
}

test.for([
  ['en', 'Contains: wheat (gluten), milk, sesame.', '430 kcal'],
  ['ar', 'يحتوي على: القمح (الغلوتين)، الحليب، السمسم.', '\u2066430\u2069 سعرة'],
] as const)(
  'the dialog has the allergens in order, the note on the kitchen and the calories, in %s [FA02]',
  async ([language, allergens, calories]) => {
    const dialog = await openDialog([DECLARED], language)
    await expect.element(dialog.getByText(allergens, { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(dietaryInfoMessages[language].kitchen, { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(calories, { exact: true })).toBeVisible()
  },
)

test('an item without a declaration says to ask, and has no calories [FA03]', async () => {
  const dialog = await openDialog([createItem('unknown'), DECLARED])
  await expect.element(dialog.getByText('Ask us about allergens.')).toBeVisible()
  await expect.element(dialog.getByText(dietaryInfoMessages.en.kitchen)).toBeVisible()
  await expect.element(dialog.getByText(/kcal/)).not.toBeInTheDocument()
})

test('an item that was declared to have none of them says so, with the note on the kitchen', async () => {
  const dialog = await openDialog([createItem('water', { allergens: [] })])
  await expect.element(dialog.getByText(dietaryInfoMessages.en.containsNone)).toBeVisible()
  await expect.element(dialog.getByText(dietaryInfoMessages.en.kitchen)).toBeVisible()
})

test('calories alone say nothing of allergens [FA01]', async () => {
  const dialog = await openDialog([createItem('roll', { calories: 0 })])
  await expect.element(dialog.getByText('0 kcal', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/allerg/i)).not.toBeInTheDocument()
})

test('labels are words with an icon on the card [FA01] [FA02]', async () => {
  const labelTexts = [
    ['spicy', 'Spicy'],
    ['new', 'New'],
  ] as const
  const menu = [createItem('hot', { labelTexts }), createItem('plain')]
  const screen = await renderPage(<HomePage menu={menu} />)
  const [hot, plain] = screen.getByRole('article').elements()
  const labels = [...(hot?.querySelectorAll('small:has(> svg)') ?? [])]
  expect(labels.map((label) => label.textContent)).toEqual(['Spicy', 'New'])
  expect(plain?.querySelector('small')).toBeNull()
})

test.for(['en', 'ar'] as const)('the list of the page has what the dialogs say, in %s [FA12]', async (language) => {
  const messages = dietaryInfoMessages[language]
  const menu = [DECLARED, createItem('unknown'), createItem('counted', { calories: 90 })]
  const { container } = await render(<DietaryList language={language} menu={menu} />)
  expect(container.querySelector('details')?.open).toBe(true)
  const names = [...container.querySelectorAll('dt')].map((name) => name.textContent)
  expect(names).toEqual([DECLARED.name[language], language === 'en' ? 'counted' : 'طبق counted'])
  const facts = [...container.querySelectorAll('dd')].map((text) => text.textContent)
  expect(facts[0]).toContain(messages.calories(430))
  expect(facts[0]).toContain(messages.allergens.sesame)
  expect(facts[1]).toContain(messages.askUs)
  expect(container.textContent).toContain(messages.kitchen)
})
