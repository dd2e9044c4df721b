import { DISCOUNT_PERCENT, MAX_QUANTITY } from '../../domain/specification.ts'
import { plural } from '../plural.ts'

/** English messages of the islands on every page. `ar/islands.ts` must have the same shape. */
export const islandsEn = {
  site: {
    mainNavigation: 'Main',
    backToTop: 'Back to top',
  },
  nav: {
    home: 'Home',
    menu: 'Menu',
    gallery: 'Gallery',
    location: 'Location',
    menuButton: 'Menu',
    goToCheckout: 'Go to checkout',
    cartEmpty: 'Your cart is empty',
    cart: (count: number) =>
      count === 0
        ? 'Your cart is empty'
        : `Cart, ${plural('en', count, { one: `${count} item`, other: `${count} items` })}`,
    addItemFirst: 'Add an item first',
  },
  promo: {
    name: 'Offer',
    text: `Order from our website and get ${DISCOUNT_PERCENT}% OFF`,
    detail: 'on our best sellers',
    hide: 'Hide offer',
    show: 'Show offer',
  },
  hours: {
    closed: (window: string) => `Closed ${window}`,
    closedOrdering: (window: string) => `We're currently closed (${window}). Ordering is disabled.`,
    closedNow: (window: string) => `We're currently closed (${window}).`,
    openUntil: (time: string) => `Open now · until ${time}`,
    openNow: 'Open now',
    openAlways: 'Open around the clock',
    weOpenAt: (time: string) => `We open at ${time}.`,
    opensAt: (time: string) => `Closed · opens at ${time}`,
  },
  menu: {
    categories: 'Categories',
    filters: {
      'Best Seller': 'Best Seller',
      Offer: 'Offer',
      All: 'All',
      'Chicken Shawarma': 'Chicken Shawarma',
      'Meat Shawarma': 'Meat Shawarma',
      'Shawarma mix': 'Shawarma mix',
      'Chicken Comboo Meals': 'Chicken Comboo Meals',
      'Chicken Burgers': 'Chicken Burgers',
      'Beef Burgers': 'Beef Burgers',
      Fries: 'Fries',
      Beverages: 'Beverages',
      Sauces: 'Sauces',
    },
    otherCategory: 'More',
    was: 'was',
    now: 'now',
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
    viewOrder: 'View order',
  },
  carousel: {
    pause: 'Pause',
    play: 'Play',
    slideLabel: (number: number, of: number) => `Picture ${number} of ${of}`,
  },
}

export type Messages = typeof islandsEn
