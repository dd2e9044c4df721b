/**
 * Session storage of checkout and the order card alone, by who writes and who reads it. Home loads
 * `storage-keys.ts`, but not this.
 */
export const ORDER_SESSION_KEYS = {
  /** The comment, as typed. `comment-store.ts`; `order-again.ts` removes it. */
  comment: 'generalComment',
  /** Method, first name and address as typed, JSON. Only `order-form-store.ts`. */
  orderForm: 'orderForm',
  /** When and how the order was handed over, JSON. `hand-off-store.ts`; `order-again.ts` removes it. */
  handOff: 'handOff',
  /** '1' once checkout has opened the first special requests. Only `disclosure-store.ts`. */
  requestsShown: 'requestsShown',
  /** What an order that was ordered again lacks, JSON, read once. Only `order-again-notice.ts`. */
  orderAgainNotice: 'orderAgainNotice',
} as const

/** Local storage of the order card alone. */
export const KITCHEN_LOCAL_KEYS = {
  /** How this device shows tickets, JSON, once it was said to be the kitchen's. Only `kitchen-device-store.ts`. */
  kitchenDevice: 'kitchenDevice',
  /** The tickets opened on the kitchen's device, JSON. Only `seen-tickets-store.ts`; removed with `kitchenDevice`. */
  kitchenSeen: 'kitchenSeen',
} as const
