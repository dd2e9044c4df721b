import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HomePage } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Language } from '#core/text/language.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import { createItem } from '../domain/menu.fixtures.ts'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages } from '../messages/dietary-info-messages.ts'
import { DietaryList } from './DietaryList.tsx'

const DECLARED = createItem('declared', { allergens: ['gluten', 'milk', 'sesame'], calories: 430 })

const KITCHEN = { kitchenAllergens: ['gluten', 'eggs', 'milk', 'nuts', 'sesame'] } as const

interface Options {
  readonly language?: Language
  readonly shopInfo?: Partial<ShopInfo>
}

/** Opens the dialog of the first item. */
async function openDialog(menu: readonly MenuItem[], { language = 'en', shopInfo = {} }: Options = {}) {
  const screen = await renderPage(<HomePage language={language} />, { menu, language, shopInfo })
  await screen.getByRole('article').first().getByRole('link').first().click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('heading')).toBeVisible()
  return dialog
}

test.for([
  ['en', 'Contains wheat (gluten), milk, sesame', /^Our kitchen also uses eggs, nuts\. If/, '430 kcal'],
  [
    'ar',
    'يحتوي على القمح (الغلوتين) والحليب والسمسم',
    /^يستخدم مطبخنا أيضاً البيض والمكسرات\. إن/,
    '\u2066430\u2069 سعرة حرارية',
  ],
] as const)(
  'the dialog has the allergens in order, those of the kitchen and the calories, in %s',
  async ([language, allergens, kitchen, calories]) => {
    const dialog = await openDialog([DECLARED], { language, shopInfo: KITCHEN })
    const line = dialog.getByText(`${allergens} · ${calories}`, { exact: false })
    await expect.element(dialog.getByText(kitchen)).not.toBeVisible()
    await line.click()
    await expect.element(dialog.getByText(kitchen)).toBeVisible()
  },
)

test('an item without a declaration says whom to ask, and has no calories', async () => {
  const dialog = await openDialog([createItem('unknown'), DECLARED])
  await expect.element(dialog.getByText('Ask us about allergens: +971 50 000 0000')).toBeVisible()
  const phone = dialog.getByRole('link', { name: '+971 50 000 0000' })
  await expect.element(phone).toHaveAttribute('href', 'tel:+971500000000')
  expect(phone.element().querySelector('bdi')?.dir).toBe('ltr')
  await expect.element(dialog.getByText(/kcal/)).not.toBeInTheDocument()
})

test('an item without a declaration has what the kitchen uses', async () => {
  const dialog = await openDialog([createItem('unknown')], { shopInfo: KITCHEN })
  await expect.element(dialog.getByText(/^Ask us about allergens: /)).toBeVisible()
  await expect.element(dialog.getByText(/^Our kitchen uses wheat \(gluten\), eggs, milk, nuts, sesame\./)).toBeVisible()
})

test('without the kitchen’s allergens an item says to ask about others than its own', async () => {
  const dialog = await openDialog([DECLARED])
  await dialog.getByText(/^Contains wheat \(gluten\), milk, sesame/).click()
  await expect.element(dialog.getByText('Ask us about other allergens: +971 50 000 0000')).toBeVisible()
  await expect.element(dialog.getByText(/Our kitchen/)).not.toBeInTheDocument()
})

test('an item that was declared to have none of them says so, with what the kitchen uses', async () => {
  const dialog = await openDialog([createItem('water', { allergens: [] })], { shopInfo: KITCHEN })
  await dialog.getByText(dietaryInfoMessages.en.containsNone).click()
  await expect.element(dialog.getByText(/^Our kitchen uses wheat/)).toBeVisible()
})

test('calories alone name no allergen', async () => {
  const dialog = await openDialog([createItem('roll', { calories: 0 })])
  await expect.element(dialog.getByText(/· 0 kcal$/)).toBeVisible()
  await expect.element(dialog.getByText(/contains/i)).not.toBeInTheDocument()
})

test('notice and labels are words with an icon on the card [GU11]', async () => {
  const labelTexts = [
    ['spicy', 'Spicy'],
    ['new', 'New'],
  ] as const
  const noticeText = 'Order a day before'
  const menu = [createItem('hot', { labelTexts, noticeHours: 24, noticeText }), createItem('plain')]
  const screen = await renderPage(<HomePage />, { menu })
  const [hot, plain] = screen.getByRole('article').elements()
  const labels = [...(hot?.querySelectorAll('small:has(> svg)') ?? [])]
  expect(labels.map((label) => label.textContent)).toEqual(['Order a day before', 'Spicy', 'New'])
  expect(plain?.querySelector('small')).toBeNull()
})

test('the list of the page has what the dialogs say', async () => {
  const messages = dietaryInfoMessages.en
  const menu = [DECLARED, createItem('unknown'), createItem('counted', { calories: 90 })]
  const kitchen = { phone: '04 000 0000', ...KITCHEN }
  const { container } = await render(<DietaryList language="en" menu={menu} contact={kitchen} />)
  expect(container.querySelector('details')?.open).toBe(true)
  const names = [...container.querySelectorAll('dt')].map((name) => name.textContent)
  expect(names).toEqual([DECLARED.name.en, 'counted'])
  const facts = [...container.querySelectorAll('dd')].map((text) => text.textContent)
  expect(facts[0]).toContain(messages.calories(430))
  expect(facts[0]).toContain(messages.allergens.sesame)
  expect(facts[1]).toContain(`${messages.askUs} 04 000 0000`)
  expect(container.querySelector('p')?.textContent).toContain(messages.allergens.nuts)
})

test('a list without declarations says whom to ask', async () => {
  const { container } = await render(
    <DietaryList language="en" menu={[createItem('unknown')]} contact={{ phone: '04 000 0000' }} />,
  )
  expect(container.querySelector('p')?.textContent).toBe('Ask us about allergens: 04 000 0000')
})
