import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { HOME_MENU, HomePage, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { SHOP_PATH, reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import type { Language } from '#core/text/language.ts'
import { Checkout } from '#order/checkout/ui/Checkout.tsx'
import { setComment, setField, setMethod, showOrderFormErrors } from '#order/form/state/form-actions.ts'
import { setPanelOpen } from '#order/panels/state/open-panels.ts'
import { MenuSection } from '../menu/MenuSection.tsx'
import { saveForLanguageSwitch } from './language-switch.ts'
import { createOwnItem } from '#menu/domain/menu.fixtures.ts'
import { setFilter } from '#menu/state/menu-filter.ts'
import { addLineBelow, toggleLineRequest } from '#order/lines/state/line-actions.ts'

function createCheckout(language: Language) {
  return <Checkout language={language} />
}

function reloadCheckout(language: Language): Promise<RenderResult> {
  return reloadPage(createCheckout(language), { language, page: 'checkout' })
}

/** Whether each panel is open; the one that a phone is not shown does not count. */
function listOpenPanels(): readonly boolean[] {
  const panels = document.querySelectorAll<HTMLElement>('details, article [aria-expanded]')
  return [...panels]
    .filter((panel) => panel.checkVisibility())
    .map((panel) => panel.ariaExpanded === 'true' || panel.hasAttribute('open'))
}

test('checkout in the other language has every field and open panel, once [APP-5]', async () => {
  await renderPage(createCheckout('en'), { page: 'checkout', session: storedBasket({ burger: 2 }) })
  setMethod('delivery')
  setField('firstName', 'Sara')
  setField('address', 'Villa 7, Al Barsha 1')
  setPanelOpen('requests:burger', true)
  setPanelOpen('comment', true)
  toggleLineRequest('burger', 'no_pickles')
  setComment('no onion / بدون بصل')
  saveForLanguageSwitch()

  const arabic = await reloadCheckout('ar')
  await expect.element(arabic.getByRole('radio').first()).toBeChecked()
  const values = arabic
    .getByRole('textbox')
    .elements()
    .map((field) => (field as HTMLInputElement).value)
  expect(values.toSorted()).toEqual(['Sara', 'Villa 7, Al Barsha 1', 'no onion / بدون بصل'])
  expect(arabic.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1)
  expect(listOpenPanels()).toEqual([true, false, true])
  expect(window.basket?.totalQty).toBe(2)
  expect(sessionStorage.getItem('languageSwitch')).toBeNull()

  const reloaded = await reloadCheckout('ar')
  expect(listOpenPanels()).toEqual([false, false, false])
  await expect.element(reloaded.getByRole('radio').first()).toBeChecked()
})

test('checkout in the other language has the lines of an item, and the panels that were open', async () => {
  await renderPage(createCheckout('en'), { page: 'checkout', session: storedBasket({ burger: 3 }) })
  const last = addLineBelow('burger') ?? ''
  toggleLineRequest(last, 'no_lettuce')
  const middle = addLineBelow('burger') ?? ''
  toggleLineRequest(middle, 'no_pickles')
  setPanelOpen('requests:burger', true)
  setPanelOpen(`requests:${middle}`, true)
  saveForLanguageSwitch()

  const arabic = await reloadCheckout('ar')
  await expect.element(arabic.getByRole('article').nth(2)).toBeVisible()
  const lines = [...document.querySelectorAll('article')].map((line) => [
    line.querySelector('[data-quantity]')?.textContent,
    line.querySelector('[aria-expanded]')?.ariaExpanded,
    // What was chosen, which a closed panel shows too.
    line.querySelector('p[data-open]')?.textContent,
  ])
  expect(lines).toEqual([
    ['1', 'true', undefined],
    ['1', 'true', 'بدون مخلل'],
    ['1', 'false', 'بدون خس'],
  ])
})

test('in the other language equal lines are one, and the panel of the line below them stays open', async () => {
  await renderPage(createCheckout('en'), { page: 'checkout', session: storedBasket({ burger: 3 }) })
  const last = addLineBelow('burger') ?? ''
  toggleLineRequest(last, 'no_lettuce')
  addLineBelow('burger')
  setPanelOpen('requests:burger', false)
  setPanelOpen(`requests:${last}`, true)
  saveForLanguageSwitch()

  const arabic = await reloadCheckout('ar')
  await expect.element(arabic.getByRole('article').nth(1)).toBeVisible()
  const lines = [...document.querySelectorAll('article')].map((line) => [
    line.querySelector('[data-quantity]')?.textContent,
    line.querySelector('[aria-expanded]')?.ariaExpanded,
  ])
  expect(lines).toEqual([
    ['2', 'false'],
    ['1', 'true'],
  ])
})

test('a reload of the tab keeps method, name and address as typed, and junk counts as nothing [CHK-2]', async () => {
  await renderPage(createCheckout('en'), { page: 'checkout', session: storedBasket({ burger: 2 }) })
  setMethod('delivery')
  setField('firstName', 'Sara ')
  setField('address', 'Villa 7')
  expect(sessionStorage.getItem('orderForm')).toBe('{"method":"delivery","firstName":"Sara ","address":"Villa 7"}')
  const reloaded = await reloadCheckout('en')
  await expect.element(reloaded.getByRole('textbox', { name: 'First name' })).toHaveValue('Sara ')
  await expect.element(reloaded.getByRole('textbox', { name: 'Address' })).toHaveValue('Villa 7')

  sessionStorage.setItem('orderForm', '{"method":"drone","firstName":5}')
  const junk = await reloadCheckout('en')
  await expect.element(junk.getByRole('radio').first()).not.toBeChecked()
})

test('the errors of checkout are kept in the other language, with the focus on the first field', async () => {
  await renderPage(createCheckout('en'), { page: 'checkout', session: storedBasket({ burger: 2 }) })
  setMethod('delivery')
  setField('firstName', '7')
  showOrderFormErrors()
  saveForLanguageSwitch()

  const arabic = await reloadCheckout('ar')
  await expect.element(arabic.getByText('اكتب اسمك الأول.')).toBeVisible()
  await expect.element(arabic.getByText('اكتب العنوان كاملاً (الشارع، المنطقة، المدينة).')).toBeVisible()
  await expect.element(arabic.getByRole('textbox', { name: 'الاسم الأول' })).toHaveFocus()
})

test('home in the other language has the category and the same section in view [APP-5]', async () => {
  const home = (language: Language) => (
    <main>
      <HomePage language={language} />
      {/* Texts take more room in one language than in the other. */}
      <div style={{ blockSize: language === 'en' ? 1000 : 1300 }} />
      <section id="gallery" style={{ blockSize: 3000 }} />
    </main>
  )
  const getSectionTop = (): number =>
    Math.round(document.getElementById('gallery')?.getBoundingClientRect().top ?? Number.NaN)
  await renderPage(home('en'))
  setFilter('Beverages')
  window.scrollBy({ top: getSectionTop() - 40, behavior: 'instant' })
  await expect.poll(getSectionTop).toBe(40)
  saveForLanguageSwitch()

  const arabic = await reloadPage(home('ar'), { language: 'ar' })
  await expect.element(arabic.getByRole('button', { pressed: true })).toHaveTextContent('مشروبات')
  await expect.poll(getSectionTop).toBe(40)
})

test('home in the other language has the owner’s category that was chosen', async () => {
  const menu = [...HOME_MENU, createOwnItem('cake')]
  const home = (language: Language) => <MenuSection language={language} shopPath={SHOP_PATH} preferred={[]} />
  await renderPage(home('en'), { menu })
  setFilter('own-desserts')
  saveForLanguageSwitch()
  const arabic = await reloadPage(home('ar'), { language: 'ar', menu })
  await expect.element(arabic.getByRole('button', { pressed: true })).toHaveTextContent('حلويات')
})

test.for(['{broken', '{"method":"drone","category":"Pizza","panels":"all","scroll":"far"}'])(
  'junk left by another page counts as nothing: %s [APP-5]',
  async (junk) => {
    const screen = await renderPage(<HomePage />, { session: { languageSwitch: junk } })
    await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent('All')
    expect(window.scrollY).toBe(0)
    expect(sessionStorage.getItem('languageSwitch')).toBeNull()
  },
)
