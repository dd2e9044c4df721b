/** Begins the fragment of an address that holds a basket. */
export const BASKET_PREFIX = '#basket='

/** Whether an address's fragment, with its '#', is one that holds a basket. */
export function isBasketFragment(fragment: string): boolean {
  return fragment.startsWith(BASKET_PREFIX)
}
