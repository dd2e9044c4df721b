import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { LINKED_ORDER, type Ordered } from '#order/link/order-link.fixtures.ts'
import { EMPTY_ORDER_LINK, toLinkLines, type LinkedOrder, type OrderLink } from '#order/link/order-link.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { KitchenDevice } from '#order-card/kitchen/ui/KitchenDevice.tsx'
import { OrderCardPage } from '#order-card/ui/OrderCardPage.tsx'
import { CHECKOUT_MENU } from './checkout-menu.ts'
import { renderPage } from './render-page.tsx'

/** What stands behind "#" in the address of an order. */
export function createPayload(
  lines: readonly Ordered[],
  order: LinkedOrder | null = LINKED_ORDER,
  more: Partial<OrderLink> = {},
): string {
  return encodeOrderLink({ ...EMPTY_ORDER_LINK, order, lines: toLinkLines(lines), ...more })
}

/** The island of the card and that of the page's foot. */
export function CardPage({ language = 'en' }: { readonly language?: Language }): ReactNode {
  return (
    <>
      <OrderCardPage language={language} />
      <KitchenDevice language={language} ticketLanguage="both" />
    </>
  )
}

interface CardOptions {
  readonly language?: Language
  readonly menu?: readonly MenuItem[]
  /** What the owner has published for checkout; nothing by default. */
  readonly options?: OrderOptions
  readonly basket?: Readonly<Record<string, number>>
  readonly session?: Readonly<Record<string, string>>
  readonly closedHours?: string
  /** How the kitchen's device shows tickets; a customer's device without it. */
  readonly kitchen?: object
}

/** Opens the card of an order, with the foot of the page. */
export async function openCard(payload: string, options: CardOptions = {}): Promise<RenderResult> {
  const { language = 'en', menu = CHECKOUT_MENU, basket, session, closedHours = 'off' } = options
  setHash(payload)
  if (options.kitchen !== undefined) localStorage.setItem('kitchenDevice', JSON.stringify(options.kitchen))
  onTestFinished(() => setHash(''))
  const items = Object.entries(basket ?? {}).map(([id, qty]) => ({ id, qty }))
  return await renderPage(<CardPage language={language} />, {
    language,
    menu,
    orderOptions: options.options ?? {},
    page: 'orderCard',
    closedHours,
    session: { ...(basket && { basketItem: JSON.stringify({ items }) }), ...session },
  })
}

/** Puts a payload into the URL, whose rest belongs to the test runner. */
export function setHash(payload: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(null, '', `${pathname}${search}${payload === '' ? '' : `#${payload}`}`)
}
