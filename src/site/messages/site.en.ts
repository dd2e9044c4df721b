import { plural } from '#i18n/plural.ts'

/** English messages of navigation, offer and carousels. `site.ar.ts` must have the same shape. */
export const siteEn = {
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
    hide: 'Hide offer',
    show: 'Show offer',
  },
  carousel: {
    pause: 'Pause',
    play: 'Play',
    slideLabel: (number: number, of: number) => `Picture ${number} of ${of}`,
  },
}

export type SiteMessages = typeof siteEn
