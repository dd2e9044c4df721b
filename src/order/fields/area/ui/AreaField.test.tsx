import { toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page, type Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  pressEnter,
  readMessage,
  readStored,
  readSummary,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { dubaiTime, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { refreshShopClock } from '#shop/state/shop-store.ts'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { OTHER_AREA } from '../chosen-area.ts'
import { decodeOrderLink } from '../../../link/decode-order-link.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toFils } from '#core/money.ts'
import { toLinkCode, type OrderLink } from '../../../link/order-link.ts'
import type { OrderOptions } from '../../order-options.ts'
import { changeItemQuantity } from '../../../lines/state/basket-actions.ts'
import { saveForLanguageSwitch } from '#site/state/language-switch.ts'
import { setOrderOptions } from '../../../form/state/order-options-store.ts'
import { setField, setMethod } from '../../../form/state/form-actions.ts'

const JUMEIRAH = createArea('jumeirah-1', { name: { en: 'Jumeirah 1', ar: 'جميرا 1' } })
const MARINA = createArea('marina', { name: { en: 'Marina', ar: 'المارينا' }, fee: toFils(0), minutes: '60' })
const SATWA = createArea('satwa', { name: { en: 'Satwa', ar: 'السطوة' }, isClosed: true })
const UNKNOWN = createArea('deira', { name: { en: 'Deira', ar: 'ديرة' }, fee: null, minutes: null })
const OPTIONS: OrderOptions = { areas: [JUMEIRAH, MARINA, SATWA, UNKNOWN], hasOtherAreas: true }

function getAreaField(screen: RenderResult): Locator {
  return screen.getByRole('combobox', { name: 'Area' })
}

/** A form that lacks nothing but the area; the dishes are AED 32.00 at today's prices. */
async function renderDelivery(options: OrderOptions = OPTIONS): Promise<RenderResult> {
  const screen = await renderCheckout({ options })
  fillDelivery()
  return screen
}

function readCard(screen: RenderResult): OrderLink | null {
  const decoded = decodeOrderLink(/^Order link: \S+#(\w+)$/m.exec(readMessage(screen))?.[1] ?? '')
  return decoded.status === 'valid' ? decoded.link : null
}

test('without areas none is asked for, and summary and message say that the fee is confirmed', async () => {
  const screen = await renderDelivery({})
  await expect.poll(() => readMessage(screen)).toContain('Address')
  await expect.element(getAreaField(screen)).not.toBeInTheDocument()
  expect(Object.keys(readSummary(screen))).toEqual(['Items', 'Subtotal', 'Savings', 'Delivery', 'Total'])
  expect(readMessage(screen)).not.toContain('Area')
  expect(readMessage(screen)).toMatch(/Delivery fee: confirmed on WhatsApp\n.*\n\*Total:\* AED 32\.00, plus delivery\n/)
  expect(readStored('orderForm')).toEqual({
    method: 'delivery',
    firstName: 'Sara',
    address: 'Villa 7, Al Barsha 1',
  })
})

describe('the field', () => {
  test('offers the owner’s areas with fee and minutes, closed ones disabled', async () => {
    const screen = await renderDelivery()
    const options = [...getAreaField(screen).element().querySelectorAll('option')]
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Choose your area', true],
      ['Jumeirah 1 — AED 10.00, 30\u2060–\u206045 min', false],
      ['Marina — Free, 60 min', false],
      ['Satwa — AED 10.00 · No delivery there today', true],
      ['Deira', false],
      ['Another area: the fee is confirmed on WhatsApp', false],
    ])
    expect(getAreaField(screen).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('offers Arabic names with isolated amounts', async () => {
    const screen = await renderCheckout({ language: 'ar', options: OPTIONS })
    fillDelivery()
    const field = screen.getByRole('combobox', { name: 'المنطقة' })
    await expect.element(field).toBeVisible()
    expect(field.element().querySelectorAll('option')[1]?.textContent).toBe(
      '\u2068جميرا 1\u2069 — \u2066AED 10.00\u2069، \u206630\u2060–\u206045\u2069 دقيقة',
    )
  })

  test('is the name alone once chosen; below are fee, minutes, minimum and from where delivery is free', async () => {
    const area = { ...JUMEIRAH, minimum: toFils(2000), freeFrom: toFils(10_000) }
    const screen = await renderDelivery({ areas: [area] })
    await getAreaField(screen).selectOptions('jumeirah-1')
    await expect
      .element(getAreaField(screen))
      .toHaveAccessibleDescription(
        keepFigures(
          'AED 10.00, 30\u2060–\u206045 min\u00a0· Minimum order AED 20.00\u00a0· Free delivery from AED 100.00',
        ),
      )
    await expect.element(getAreaField(screen)).toHaveDisplayValue('Jumeirah 1')
  })

  test('is required, after the name and before the address', async () => {
    const screen = await renderCheckout({ options: OPTIONS })
    await getMethod(screen, 'Delivery').click()
    await getWhatsAppLink(screen).click()
    await expect.element(getAreaField(screen)).toHaveAccessibleDescription('Please choose your area.')
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    setField('firstName', 'Sara')
    await getWhatsAppLink(screen).click()
    await expect.element(getAreaField(screen)).toHaveFocus()
    await getAreaField(screen).selectOptions('jumeirah-1')
    await expect.element(getAreaField(screen)).toHaveAttribute('aria-invalid', 'false')
    await getWhatsAppLink(screen).click()
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus()
    setField('address', 'Villa 7, Al Barsha 1')
    await expect.poll(() => readMessage(screen)).toContain('Area: Jumeirah 1')
  })
})

describe('the fee', () => {
  test('is in summary, total, message and card, not in what is stored of the basket', async () => {
    const screen = await renderDelivery()
    expect(readSummary(screen)).not.toHaveProperty('Delivery')
    await getAreaField(screen).selectOptions('jumeirah-1')
    await expect.poll(() => readSummary(screen)).toMatchObject({ Delivery: 'AED 10.00', Total: 'AED 42.00' })
    expect(Object.keys(readSummary(screen))).toEqual(['Items', 'Subtotal', 'Savings', 'Delivery', 'Total'])
    recordFollowedLinks()
    await getWhatsAppLink(screen).click()
    await expect.poll(() => readCard(screen)?.order?.total).toBe(4200)
    expect(readCard(screen)?.area).toBe(toLinkCode('jumeirah-1'))
    expect(readMessage(screen)).toMatch(/\nDelivery fee: AED 10\.00\n(Prices include VAT\n)?\*Total:\* AED 42\.00\n/)
    await expect.element(getWhatsAppLink(screen)).toHaveTextContent('Checkout via WhatsAppAED 42.00')
    expect(readStored('basketItem')).toMatchObject({ totalPrice: 32 })
  })

  test('is free, or told on WhatsApp, in words, and the total says so, as does the bar [R28]', async () => {
    const screen = await renderDelivery()
    for (const [value, text, total] of [
      ['marina', 'Free', 'AED 32.00'],
      ['deira', 'confirmed on WhatsApp', 'AED 32.00 plus delivery'],
      [OTHER_AREA, 'confirmed on WhatsApp', 'AED 32.00 plus delivery'],
    ] as const) {
      await getAreaField(screen).selectOptions(value)
      await expect.poll(() => readSummary(screen)).toMatchObject({ Delivery: text, Total: total })
      await expect.element(getWhatsAppLink(screen)).toHaveTextContent(`Checkout via WhatsApp${total}`)
    }
  })
})

describe('a minimum', () => {
  const options: OrderOptions = { areas: [{ ...JUMEIRAH, minimum: toFils(4000) }] }

  test('blocks the hand-off alone, with what is missing and the way to the menu', async () => {
    const screen = await renderDelivery(options)
    await getAreaField(screen).selectOptions('jumeirah-1')
    const reason = 'Add AED 8.00 more for delivery to Jumeirah 1, or choose pickup.'
    await expect.element(screen.getByText(reason)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/en#menu')
    for (const control of [getWhatsAppLink(screen), getCopyButton(screen)]) {
      await expect.element(control).toHaveAttribute('aria-disabled', 'true')
      await expect.element(control).toHaveAccessibleDescription(keepFigures(reason))
    }
    await pressEnter(getWhatsAppLink(screen))
    expect(readMessage(screen)).toBe('')
    expect(readStored('orderRef')).toBeNull()

    changeItemQuantity('sandwich', 1)
    await expect.poll(() => readMessage(screen)).toContain('*Total:* AED 55.50')
    await expect.element(screen.getByText(/more for delivery/)).not.toBeInTheDocument()
  })

  test('is shown to who taps the bar that orders, at the top of a phone’s page', async () => {
    await page.viewport(360, 740)
    const screen = await renderDelivery(options)
    setField('area', 'jumeirah-1')
    const reason = screen.getByText(/more for delivery/)
    await expect.element(reason).toBeVisible()
    window.scrollTo({ top: 0, behavior: 'instant' })
    const getBottom = (): number => reason.element().getBoundingClientRect().bottom
    expect(getBottom()).toBeGreaterThan(740)
    await getWhatsAppLink(screen).click({ force: true })
    await expect.poll(getBottom).toBeLessThan(740)
    expect(reason.element().getBoundingClientRect().top).toBeGreaterThan(0)
  })
})

describe('a change of the owner’s list while the page is open', () => {
  const change = setOrderOptions

  test('of the fee is told, and counts', async () => {
    const screen = await renderDelivery()
    setField('area', 'jumeirah-1')
    change({ areas: [{ ...JUMEIRAH, fee: toFils(1250) }] })
    await expect.element(screen.getByText('New delivery fee for Jumeirah 1: AED 12.50')).toBeVisible()
    await expect.poll(() => readSummary(screen)).toMatchObject({ Delivery: 'AED 12.50', Total: 'AED 44.50' })
    expect(readMessage(screen)).toContain('Delivery fee: AED 12.50')
  })
})

describe('a fee that changed between two pages', () => {
  test('is told, and stays with a reload [R24]', async () => {
    const screen = await renderDelivery()
    setField('area', 'jumeirah-1')
    await expect.poll(() => readSummary(screen)).toMatchObject({ Delivery: 'AED 10.00' })
    const reloaded = await reloadCheckout('en', { areas: [{ ...JUMEIRAH, fee: toFils(1250) }] })
    await expect.poll(() => readSummary(reloaded)).toMatchObject({ Delivery: 'AED 12.50' })
    expect(reloaded.getByText('New delivery fee for Jumeirah 1: AED 12.50').elements()).toHaveLength(1)
    const again = await reloadCheckout('en', { areas: [{ ...JUMEIRAH, fee: toFils(1250) }] })
    await expect.element(again.getByText('New delivery fee for Jumeirah 1: AED 12.50')).toBeVisible()
    setField('area', 'other')
    setField('area', 'jumeirah-1')
    await expect.element(again.getByText('New delivery fee for Jumeirah 1: AED 12.50')).not.toBeInTheDocument()
  })
})

test('a fee that changed between home and checkout is told [R24]', async () => {
  await renderPage(null, { menu: CHECKOUT_MENU, orderOptions: OPTIONS, session: storedBasket({ cola: 2 }) })
  setMethod('delivery')
  setField('area', 'jumeirah-1')
  const screen = await reloadCheckout('en', { areas: [{ ...JUMEIRAH, fee: toFils(1250) }] })
  await expect.element(screen.getByText('New delivery fee for Jumeirah 1: AED 12.50')).toBeVisible()
})

describe('an area that is paused, or outside its hours', () => {
  const paused = { ...JUMEIRAH, hours: toWeek('Mon-Sun 17:00-23:00') }
  const later = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] } as const

  test('says so in the list beside its fee, is a withdrawn choice, and is back at its time', async () => {
    vi.useFakeTimers({ now: dubaiTime('16:00:00'), toFake: ['Date'] })
    const screen = await renderDelivery()
    setField('area', 'jumeirah-1')
    await expect.poll(() => readMessage(screen)).not.toBe('')
    setOrderOptions({ areas: [paused, MARINA] })
    await expect.element(screen.getByText('Jumeirah 1 — Delivery from 5 pm. Choose another area.')).toBeVisible()
    const option = getAreaField(screen).element().querySelectorAll('option')[1]
    expect([option?.textContent, option?.disabled]).toEqual(['Jumeirah 1 — AED 10.00 · Delivery from 5 pm', true])
    await getWhatsAppLink(screen).click()
    await expect.element(getAreaField(screen)).toHaveFocus()
    expect(readMessage(screen)).toBe('')
    vi.setSystemTime(dubaiTime('17:00:00'))
    refreshShopClock()
    await expect.poll(() => readMessage(screen)).toContain('Area: Jumeirah 1')
  })

  test('can be chosen for a time at which something is delivered there', async () => {
    vi.useFakeTimers({ now: dubaiTime('16:00:00'), toFake: ['Date'] })
    const screen = await renderDelivery({ areas: [paused], later })
    await expect
      .element(screen.getByRole('option', { name: 'Jumeirah 1 — AED 10.00 · Delivery from 5 pm' }))
      .toBeDisabled()
    setField('wanted', { at: dubaiTime('17:30:00').getTime(), isIftar: false })
    await getAreaField(screen).selectOptions('jumeirah-1')
    await expect.poll(() => readMessage(screen)).toContain('Area: Jumeirah 1')
  })
})

describe('the chosen area', () => {
  test('stays with a reload and with the language, as the address does', async () => {
    await renderDelivery()
    setField('area', 'jumeirah-1')
    const reloaded = await reloadCheckout('en', OPTIONS)
    await expect.element(getAreaField(reloaded)).toHaveValue('jumeirah-1')
    saveForLanguageSwitch()
    expect(readStored('languageSwitch')).toMatchObject({ area: 'jumeirah-1' })
    sessionStorage.removeItem('orderForm')
    const arabic = await reloadCheckout('ar', OPTIONS)
    await expect.element(arabic.getByRole('combobox', { name: 'المنطقة' })).toHaveValue('jumeirah-1')
  })
})
