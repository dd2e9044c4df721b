import { MAX_QUANTITY } from '#core/specification.ts'
import { getCategoryNames } from './category-names.ts'

/** English messages of the menu. `menu.ar.ts` must have the same shape. */
export const menuEn = {
  menu: {
    skipToMenu: 'Skip to menu',
    skipToCart: 'Skip to cart',
    noConnection: 'No connection. Your cart is kept.',
    search: 'Search the menu',
    searchUnavailable: 'Search isn’t available right now.',
    categories: 'Categories',
    filters: {
      'Best Seller': 'Best Seller',
      Offer: 'Offer',
      All: 'All',
      ...getCategoryNames('en'),
    },
    otherCategory: 'More',
    was: 'was',
    now: 'now',
    discount: (percent: number) => `−${percent}%`,
    priceFrom: 'from',
    priceOnRequest: 'Price on request',
    detailsOf: (name: string) => `About ${name}`,
    close: 'Close',
    increase: (name: string) => `Increase ${name}`,
    decrease: (name: string) => `Decrease ${name}`,
    quantity: (name: string) => `Quantity of ${name}`,
    quantityChanged: (name: string, count: number) => `${name}: ${count}`,
    quantityMax: (name: string) => `${MAX_QUANTITY} is the maximum for ${name}`,
    unavailable: (name: string) => `${name} is no longer available.`,
    soldOut: 'Sold out today',
    servedHours: (from: string, until: string) => `From ${from} to ${until}`,
    noItems: 'No dishes here today.',
    noOffers: 'No discounts today: every dish is at its usual price.',
    noBestSellers: 'None of our best sellers is on the menu today.',
    viewOrder: 'My Order',
  },
}

export type MenuMessages = typeof menuEn
