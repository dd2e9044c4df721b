/**
 * Session storage: what one visit keeps, by who writes and who reads it. Keys that home does not
 * need are in `order-storage-keys.ts`.
 */
export const SESSION_KEYS = {
  /**
   * The basket, JSON. `basket-persistence.ts`, and `early-taps.ts` before hydration; the cart
   * button reads it where a page has no menu.
   */
  basket: 'basketItem',
  /** Special requests of each item's first line, by item id, JSON. Only `basket-persistence.ts`. */
  specialRequests: 'specialSelections',
  /** The lines of items that have more than one, JSON. `basket-persistence.ts` and `early-taps.ts`. */
  basketLines: 'basketLines',
  /** Number, time and revision of the order, JSON. `order-reference-store.ts`; removed with the basket. */
  orderReference: 'orderRef',
  /** What checkout has to report about the basket, JSON. Only `basket-notices-store.ts`. */
  basketNotices: 'basketNotes',
  /** '1' once the offer was dismissed. `promo-store.ts`; read by `pre-paint.ts`. */
  promoDismissed: 'promoDismissedV2',
  /**
   * What goes along to the other language, JSON, read once. `language-switch.ts`; `pre-paint.ts`
   * sees whether it is there.
   */
  languageSwitch: 'languageSwitch',
  /**
   * The section to scroll to on home, read once. `scroll-spy.ts`; `pre-paint.ts` sees whether it
   * is there.
   */
  nextSection: 'nextSection',
  /** Distinguishes the tabs in local storage, a random number. Only `storage-copy.ts`. */
  tabId: 'tabId',
  /** When a page was reloaded because a script was missing, in ms. Only `script-error-recovery.ts`. */
  reloadedAt: 'reloadedAt',
} as const

/** Local storage: what outlives the visit. */
export const LOCAL_KEYS = {
  /** 'ar' or 'en'. `language-switch.ts`; `pre-paint.ts` redirects by it. */
  language: 'language',
  /** Basket and special requests of the page that was left last, JSON. Only `storage-copy.ts`. */
  storageCopy: 'storageCopy',
} as const
