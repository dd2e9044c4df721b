/** Session storage: data of one visit, each key with its writers and readers. */
export const SESSION_KEYS = {
  /**
   * The basket, JSON. `basket-persistence.ts`, and `early-taps.ts` before hydration; the cart
   * button reads it where a page has no menu.
   */
  basket: 'basketItem',
  /** Special requests of each item's first line, by item id, JSON. Only `basket-persistence.ts`. */
  specialRequests: 'specialSelections',
  /**
   * The lines of items that have more than one, JSON. `basket-persistence.ts` and `early-taps.ts`.
   */
  basketLines: 'basketLines',
  /** The lines whose items were not available, JSON. `basket-persistence.ts` alone. */
  basketWaiting: 'basketWaiting',
  /**
   * The lines of items that the page's menu does not hold, JSON, until the server was asked for a
   * newer menu. `basket-persistence.ts` alone.
   */
  basketUnknown: 'basketUnknown',
  /**
   * The comment, as typed. `comment-store.ts`; `order-again.ts` and `stored-details.ts` remove it.
   */
  comment: 'generalComment',
  /**
   * Method, first name and address as typed, JSON. `order-form-store.ts`; `stored-details.ts`
   * removes it.
   */
  orderForm: 'orderForm',
  /**
   * Number, time and revision of the order, JSON. `order-reference-store.ts`; removed with the
   * basket.
   */
  orderReference: 'orderRef',
  /**
   * Time and way of sending the order, JSON. `hand-off-store.ts`; `order-again.ts` and
   * `stored-details.ts` remove it.
   */
  handOff: 'handOff',
  /** '1' once checkout has opened the first special requests. Only `disclosure-store.ts`. */
  requestsShown: 'requestsShown',
  /** Items missing from a repeated order, JSON, read once. Only `order-again-notice.ts`. */
  orderAgainNotice: 'orderAgainNotice',
  /** Notices of checkout about the basket, JSON. Only `basket-notices-store.ts`. */
  basketNotices: 'basketNotes',
  /** '1' once the offer was dismissed. `promo-store.ts`; read by `pre-paint.ts`. */
  promoDismissed: 'promoDismissedV2',
  /**
   * State for the page in the other language, JSON, read once. `language-switch.ts`; `pre-paint.ts`
   * checks that it exists.
   */
  languageSwitch: 'languageSwitch',
  /**
   * Section that home scrolls to, read once. `scroll-spy.ts`; `pre-paint.ts` checks that it exists.
   */
  nextSection: 'nextSection',
  /**
   * When a page was reloaded because a script was missing, in ms. Only `script-error-recovery.ts`.
   */
  reloadedAt: 'reloadedAt',
} as const

/** Local storage: data that outlives the visit. */
export const LOCAL_KEYS = {
  /** 'ar' or 'en'. `language-switch.ts`; `pre-paint.ts` redirects by it. */
  language: 'language',
  /**
   * How the kitchen’s device shows tickets, JSON; absent on other devices. Only
   * `kitchen-device-store.ts`.
   */
  kitchenDevice: 'kitchenDevice',
  /**
   * The tickets opened on the kitchen's device, JSON. Only `seen-tickets-store.ts`; removed with
   * `kitchenDevice`.
   */
  kitchenSeen: 'kitchenSeen',
} as const
