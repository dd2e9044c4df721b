import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { TopBanners } from '#site/banners/TopBanners.tsx'
import { Checkout } from '#order/checkout/ui/Checkout.tsx'
import { CartButton } from '#site/frame/CartButton.tsx'
import { setField, setMethod } from '#order/form/state/form-actions.ts'
import { CHECKOUT_MENU } from './checkout-menu.ts'
import { reloadPage, renderPage } from './render-page.tsx'
import { LanguageProvider } from '#i18n/language-context.tsx'

interface CheckoutOptions {
  readonly language?: Language
  /** Quantities by item ID, as an earlier page stored them; two sandwiches and a cola by default. */
  readonly basket?: Readonly<Record<string, number>>
  readonly menu?: readonly MenuItem[]
  /** What the owner has published for checkout; nothing by default. */
  readonly options?: OrderOptions
  readonly closedHours?: string
  readonly plan?: OpeningPlan
  /** What else is in session storage; it may hold a basket of its own. */
  readonly session?: Readonly<Record<string, string>>
}

const BASKET = { sandwich: 2, cola: 1 }

/**
 * Renders the checkout page, with banners and the cart button, over a stored basket. Spies are
 * restored when the test ends.
 */
export async function renderCheckout(options: CheckoutOptions = {}): Promise<RenderResult> {
  const { language = 'en', basket = BASKET, menu = CHECKOUT_MENU, plan, closedHours = 'off', session = {} } = options
  const items = Object.entries(basket).map(([id, qty]) => ({ id, qty }))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return await renderPage(<CheckoutPage language={language} />, {
    language,
    page: 'checkout',
    menu,
    closedHours,
    ...(options.options && { orderOptions: options.options }),
    ...(plan !== undefined && { plan }),
    session: { basketItem: JSON.stringify({ items }), ...session },
  })
}

/** Ends the page and opens checkout with what is stored by now. */
export async function reloadCheckout(
  language: Language = 'en',
  orderOptions: OrderOptions = {},
  menu: readonly MenuItem[] = CHECKOUT_MENU,
): Promise<RenderResult> {
  return await reloadPage(<CheckoutPage language={language} />, { language, page: 'checkout', menu, orderOptions })
}

function CheckoutPage({ language }: { readonly language: Language }): ReactNode {
  return (
    <>
      <TopBanners language={language} page="checkout" offer="" />
      <LanguageProvider language={language}>
        <CartButton page="checkout" />
      </LanguageProvider>
      <main>
        <Checkout language={language} />
      </main>
    </>
  )
}

/** Fills the form for a delivery that can be ordered. */
export function fillDelivery(): void {
  setMethod('delivery')
  setField('firstName', 'Sara')
  setField('address', 'Villa 7, Al Barsha 1')
}

/** The line of an item, by its English name. */
export function getLine(screen: RenderResult, name: string): Locator {
  return screen.getByRole('article', { name })
}

/** The stepper of an item; its text is the quantity. */
export function getQuantity(screen: RenderResult, name: string): Locator {
  return screen.getByRole('group', { name: `Quantity of ${name}` })
}

export function getRemoveButton(screen: RenderResult, name: string): Locator {
  return getLine(screen, name).getByRole('button', { name: 'Remove Item' })
}

/** One of the two buttons of the order form, by its label. */
export function getMethod(screen: RenderResult, label: 'Delivery' | 'Pickup'): Locator {
  return screen.getByRole('group', { name: 'Delivery or pickup?' }).getByText(label)
}

export function getWhatsAppLink(screen: RenderResult): Locator {
  return screen.getByRole('link', { name: 'Checkout via WhatsApp' })
}

export function getCopyButton(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Copy order' })
}

/** Presses Enter on a control, as a customer with a keyboard does. */
export async function pressEnter(control: Locator): Promise<void> {
  const element = control.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
}

/** The summary's values by their names. */
export function readSummary(screen: RenderResult): Record<string, string | null> {
  const names = screen.getByRole('term').elements()
  const values = screen.getByRole('definition').elements()
  return Object.fromEntries(names.map((name, at) => [name.textContent, values[at]?.textContent ?? null]))
}

/** The message in the WhatsApp link; '' while the link leads nowhere. */
export function readMessage(screen: RenderResult): string {
  const href = getWhatsAppLink(screen).element().getAttribute('href')
  return href === null ? '' : (new URL(href).searchParams.get('text') ?? '')
}

/** What session storage holds of the order KR473 that was handed over at this instant. */
export function storedHandOff(at: number, way: 'link' | 'copy' = 'link'): Readonly<Record<string, string>> {
  return {
    handOff: JSON.stringify({ at, ref: 'KR473', way }),
    orderRef: JSON.stringify({ ref: 'KR473', at, revision: 1 }),
  }
}

/** What session storage holds under a key, parsed. */
export function readStored(key: string): unknown {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}
