import { toStoredBasket, type StoredBasket } from '../domain/stored-basket.ts'
import { basketStore, changeItemQuantity } from './basket-store.ts'
import { refreshShopStatus } from './shop-status-store.ts'

declare global {
  interface Window {
    /** A frozen copy of `basketItem` (contracts). */
    basket?: Readonly<StoredBasket>
    /** A count of pieces, not money (contracts). */
    cartTotal?: number
  }
}

/** What another script of the page left on the window before ours woke up; not to be believed (B21). */
export function readWindowBasket(): unknown {
  try {
    return window.basket
  } catch {
    return undefined
  }
}

/** Tells the rest of the page about every change, and once about the restored basket (EVT-1). */
export function startBasketBroadcast(): void {
  publishInTurn()
  basketStore.subscribe((state, before) => {
    if (state.priced !== before.priced) publishInTurn()
  })
}

let isBroadcasting = false
let hasChangedMeanwhile = false

/** A listener may change the basket in turn: that is told afterwards, so that the last word is the newest. */
function publishInTurn(): void {
  hasChangedMeanwhile = isBroadcasting
  if (isBroadcasting) return
  isBroadcasting = true
  publishBasket()
  isBroadcasting = false
  if (hasChangedMeanwhile) publishInTurn()
}

function publishBasket(): void {
  const basket = toStoredBasket(basketStore.getState().priced)
  // Not an assignment: that would throw where another script has locked the name (B21).
  Reflect.set(window, 'basket', deepFreeze(basket))
  Reflect.set(window, 'cartTotal', basket.totalQty)
  dispatch('basket:update', { totalQty: basket.totalQty })
  dispatch('cart:update', { total: basket.totalQty })
  dispatch('cart:items', { items: basket.items })
}

/** Lets other scripts step a dish, one piece an event; ignored while the shop is closed (MENU-9). */
export function listenForQuantityEvents(): void {
  listen('menu:increment', 1)
  listen('menu:decrement', -1)
}

function listen(type: string, step: 1 | -1): void {
  window.addEventListener(type, (event) => {
    const id = readItemId(event)
    if (typeof id === 'string' && !refreshShopStatus()) changeItemQuantity(id, step)
  })
}

/** The id that an event carries; another script's detail may be anything, and may throw when it is read (B20). */
function readItemId(event: Event): unknown {
  try {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    return typeof detail === 'object' && detail !== null && 'id' in detail ? detail.id : null
  } catch {
    return null
  }
}

function dispatch(type: string, detail: object): void {
  window.dispatchEvent(new CustomEvent(type, { detail }))
}

function deepFreeze(basket: StoredBasket): Readonly<StoredBasket> {
  for (const item of basket.items) {
    Object.freeze(item.name)
    Object.freeze(item)
  }
  Object.freeze(basket.items)
  return Object.freeze(basket)
}
