import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
  storedHandOff,
} from '#tests/browser-mode/checkout-page.tsx'
import { getControlId, REASON_ID } from '../../fields/ui/field-ids.ts'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { dubaiTime } from '#tests/browser-mode/home-page.tsx'
import { clickNow, follow, nextTask, WAYS } from '#tests/browser-mode/press.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { shopStore } from '#shop/state/shop-store.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { formSwitchPart, setMethod, showOrderFormErrors } from '../../form/state/form-actions.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'

const TOO_LONG = 'Your order is too long for a WhatsApp link. Copy it here, then paste it into WhatsApp.'

/** A checkout with two of each of these items. */
function allOf(menu: readonly MenuItem[]) {
  return { menu, basket: Object.fromEntries(menu.map(({ id }) => [id, 2])) }
}

function createItems(count: number, name: (number: number) => string): readonly MenuItem[] {
  return Array.from({ length: count }, (_, at) => createItem(`item-${at}`, { name: { en: name(at), ar: '' } }))
}

describe('an order too long for a link', () => {
  const items = createItems(60, (number) => `Item ${number} ${'with everything '.repeat(4)}`.trim())

  test('is copied whole, and the link only announces it [MSG-5]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderCheckout({ ...allOf(items), session: { generalComment: 'no onion' } })
    fillDelivery()
    await expect.element(screen.getByText(TOO_LONG)).toBeVisible()
    await getCopyButton(screen).click()
    await expect.element(screen.getByText('Order copied')).toBeVisible()
    const copied = writeText.mock.calls[0]?.[0] ?? ''
    expect(items.filter(({ name }) => !copied.includes(`2 × ${name.en}\n`))).toEqual([])
    expect(copied).toContain('*Comment:* no onion')
    expect(copied).toMatch(/\n\*Total:\* AED 1200\.00, plus delivery\n\nOrder link: \S+$/)
    expect(readMessage(screen)).not.toContain('Item 1 ')
    expect(readMessage(screen)).toContain('*Total:* AED 1200.00')
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })

  test('is selected as text where the clipboard refuses, and the text does not take the focus later [MSG-5]', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    const screen = await renderCheckout(allOf(items))
    fillDelivery()
    await getCopyButton(screen).click()
    const text = screen.getByRole('textbox', { name: /^We couldn’t copy it/ })
    await expect.element(text).toHaveAttribute('readonly')
    await expect.element(text).toHaveFocus()
    const area = text.element() as HTMLTextAreaElement
    expect(area.value.match(/2 × /g)).toHaveLength(60)
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length])

    // What is typed later stays in its own field, and the text follows.
    const name = screen.getByRole('textbox', { name: 'First name' })
    await name.fill('Salma')
    await expect.element(name).toHaveFocus()
    await expect.poll(() => area.value).toContain('Name: Salma')
    await getCopyButton(screen).click()
    await expect.element(text).toHaveFocus()
  })
})

describe('fields that the browser fills in without an event', () => {
  function fillWithoutEvent(screen: RenderResult, label: string, value: string): void {
    fillElementWithoutEvent(screen.getByRole('textbox', { name: label }).element(), value)
  }

  /** Not by the element's own property, which React watches. */
  function fillElementWithoutEvent(field: Element | null, value: string): void {
    const prototype: unknown = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  }

  async function renderFilled(): Promise<RenderResult> {
    const screen = await renderCheckout()
    setMethod('delivery')
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toBeVisible()
    fillWithoutEvent(screen, 'First name', 'Salma')
    fillWithoutEvent(screen, 'Address', 'Villa 7, Al Barsha 1')
    return screen
  }

  test('stay while the page renders, each of them, and are what is ordered', async () => {
    const followed = recordFollowedLinks()
    const areas = [createArea('marina', { name: { en: 'Marina', ar: 'المارينا' } })]
    const screen = await renderCheckout({ options: { areas }, session: { severalPeople: '1' } })
    setMethod('delivery')
    const person = screen.getByRole('combobox', { name: /Cola/ })
    await expect.element(person).toBeInTheDocument()
    const values = {
      [getControlId('firstName')]: 'Salma',
      [getControlId('address')]: 'Villa 7, Al Barsha 1',
      [getControlId('unit')]: '12B',
      comment: 'ring twice',
    }
    for (const [id, value] of Object.entries(values)) fillElementWithoutEvent(document.getElementById(id), value)
    fillElementWithoutEvent(person.element(), 'Omar')
    fillElementWithoutEvent(document.getElementById(getControlId('area')), 'marina')
    // Each part of checkout renders: the total, the form, its errors and the page's clock.
    changeItemQuantity('cola', 1)
    showOrderFormErrors()
    shopStore.setState(({ now }) => ({ now: now + 60_000 }))
    await nextTask()
    expect(document.getElementById(getControlId('firstName'))).toHaveProperty('value', 'Salma')
    await clickNow(getWhatsAppLink(screen))
    const message = new URL(followed[0] ?? 'about:blank').searchParams.get('text') ?? ''
    for (const text of [...Object.values(values), 'Omar', 'Marina']) expect(message).toContain(text)
  })

  test('are carried to the page in the other language', async () => {
    await renderFilled()
    expect(formSwitchPart.save()).toMatchObject({ name: 'Salma', address: 'Villa 7, Al Barsha 1' })
  })

  test('of a car are what is ordered', async () => {
    const followed = recordFollowedLinks()
    const screen = await renderCheckout({ options: { hasCarPickup: true } })
    setMethod('pickup')
    await screen.getByRole('checkbox', { name: /car/ }).click()
    fillElementWithoutEvent(document.getElementById(getControlId('firstName')), 'Salma')
    fillElementWithoutEvent(document.getElementById(getControlId('car')), 'White Patrol')
    fillElementWithoutEvent(document.getElementById(`${getControlId('car')}-plate`), 'A 123')
    await clickNow(getWhatsAppLink(screen))
    const message = new URL(followed[0] ?? 'about:blank').searchParams.get('text')
    expect(message).toContain('White Patrol')
    expect(message).toContain('A 123')
  })

  test.for(WAYS)('are read when the link is followed, by %s', async (way) => {
    const followed = recordFollowedLinks()
    const screen = await renderFilled()
    await follow(getWhatsAppLink(screen), way)
    expect(followed).toHaveLength(1)
    const message = new URL(followed[0] ?? 'about:blank').searchParams.get('text')
    expect(message).toContain('Name: Salma')
    expect(message).toContain('Address: Villa 7')
    // Also the number, by which a second sending is recognised.
    expect(message).toMatch(/Order [A-Z0-9]+/)
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Salma')
  })

  test('are read when the order is copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderFilled()
    await getCopyButton(screen).click()
    await expect.poll(() => writeText.mock.calls[0]?.[0]).toContain('Name: Salma')
  })
})

describe('at the top of a phone’s page the bar that orders', () => {
  const OPEN = dubaiTime('03:59:30')
  /** A checkout whose order could leave. */
  async function renderReady(): Promise<RenderResult> {
    await page.viewport(360, 740)
    vi.useFakeTimers({ now: OPEN, toFake: ['Date'] })
    const screen = await renderCheckout({ closedHours: '04:00-12:00' })
    fillDelivery()
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
    window.scrollTo({ top: 0, behavior: 'instant' })
    return screen
  }

  async function expectInView(find: () => Element | null | undefined): Promise<void> {
    const getBox = (): DOMRect | undefined => find()?.getBoundingClientRect()
    await expect.poll(() => getBox()?.bottom ?? Infinity).toBeLessThan(740)
    expect(getBox()?.top).toBeGreaterThan(0)
  }

  const findReason = (): Element | null => document.getElementById(REASON_ID)

  test('is replaced by the question after WhatsApp, also where the shop is closed', async () => {
    await page.viewport(360, 740)
    vi.useFakeTimers({ now: OPEN.getTime() + 60_000, toFake: ['Date'] })
    const screen = await renderCheckout({
      closedHours: '04:00-12:00',
      session: storedHandOff(OPEN.getTime()),
    })
    fillDelivery()
    await expect.element(getCopyButton(screen)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByText('Did you press send in WhatsApp?')).toBeVisible()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expectInView(() => screen.getByText('Did you press send in WhatsApp?').element())
    await expectInView(() => screen.getByRole('button', { name: 'Yes, I sent it' }).element())
  })

  test('shows that the shop has closed, also at this tap, and no longer says what WhatsApp opens with', async () => {
    const screen = await renderReady()
    const hint = screen.getByText(/^WhatsApp opens with your order typed in/)
    await expect.element(hint).toBeVisible()
    vi.setSystemTime(OPEN.getTime() + 60_000)
    await clickNow(getWhatsAppLink(screen))
    await expectInView(findReason)
    await expect.element(hint).not.toBeInTheDocument()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await clickNow(getWhatsAppLink(screen))
    await expectInView(findReason)
  })

  test('is not over the text of an order that could not be copied, which has the focus', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    const screen = await renderReady()
    await clickNow(getCopyButton(screen))
    const text = screen.getByRole('textbox', { name: /^We couldn’t copy it/ })
    await expect.element(text).toHaveFocus()
    await expectInView(() => text.element())
  })
})
