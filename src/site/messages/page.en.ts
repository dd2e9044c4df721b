import type { Page } from '#core/routes.ts'
import { plural } from '#i18n/plural.ts'

/** Title and description of a page in its `<head>`. */
interface PageHead {
  readonly title: (restaurant: string) => string
  readonly description: string
}

const orderCard = { title: 'Your order' }

const privacy = { title: 'Privacy' }

const notFound = {
  title: 'This page is not on the menu',
  text: 'That link leads nowhere, but every dish is here:',
  toMenu: 'Go to the menu',
}

/**
 * English messages that only the server renders; no browser loads them. `page.ar.ts` must have the
 * same shape.
 */
export const pageEn = {
  head: {
    checkout: {
      title: (name) => `${name} – Checkout`,
      description: 'Review your order, choose delivery or pickup and send it by WhatsApp.',
    },
    orderCard: {
      title: (name) => `${name} – ${orderCard.title}`,
      description: 'What was ordered, at today’s prices, and how to order it again.',
    },
    privacy: {
      title: (name) => `${name} – ${privacy.title}`,
      description: 'What this site knows about you, where it is kept and for how long.',
    },
    notFound: { title: () => notFound.title, description: notFound.text },
  } satisfies Record<Exclude<Page, 'home' | 'dish'>, PageHead>,
  homeTitle: (restaurant: string, city: string) => `${restaurant} – order online in ${city}`,
  dishTitle: (name: string, restaurant: string) => `${name} – ${restaurant}`,
  promo: {
    text: (percent: number) => `Order from our website and get ${percent}% OFF`,
    detail: 'on our best sellers',
    /** Where the owner has chosen what is discounted. */
    chosenDetail: 'on selected dishes',
  },
  hero: {
    welcome: (name: string) => `Welcome to ${name}`,
    whatsapp: 'Order on WhatsApp',
    carousel: 'Pictures from our kitchen',
    orderNow: 'Order Now',
    seeMenu: 'See menu',
    /** The names of delivery apps follow. */
    alsoOn: 'Also on',
    /** For an image that restaurant.config.ts does not describe. */
    defaultImageAlt: 'Some of our food',
  },
  menuUnavailable: {
    text: 'We can’t show the menu right now. Call us or message us on WhatsApp and we’ll gladly take your order.',
    retry: 'Try again',
  },
  gallery: { title: 'Gallery', carousel: 'Pictures of our food' },
  location: {
    title: 'Location',
    address: 'Address',
    hours: 'Hours',
    phone: 'Phone',
    directions: 'Get directions',
    rating: (score: string) => `${score} on Google`,
    mapAlt: 'A drawn map of the streets around the restaurant',
    mapFrame: 'Map of the restaurant on Google Maps',
    showMap: 'Show Google Maps',
  },
  footer: {
    contact: 'Contact',
    call: 'Call us',
    whatsapp: 'WhatsApp',
    tiktok: 'TikTok',
    instagram: 'Instagram',
    facebook: 'Facebook',
    servingSuggestion: 'Pictures are for illustration.',
    sampleMenu: 'Sample menu: dishes and prices are examples.',
    allRights: 'All rights reserved',
    licence: 'Licence',
    taxNumber: 'TRN',
    privacy: privacy.title,
  },
  noScript: 'This site works best with JavaScript. You can order without it: call us or message us on WhatsApp.',
  scriptError: 'Something on this page isn’t working. Reload it, or order by phone or WhatsApp.',
  notFound,
  orderCard,
  privacy: {
    ...privacy,
    noAccount: 'You order without an account.',
    noOrder: 'This site keeps no orders:',
    yourMessage:
      'your cart, name and address stay in this browser and go into the WhatsApp message that you send yourself. Your location too, if you add it; it is not kept.',
    order: {
      title: 'Your order',
      text: 'WhatsApp (Meta) carries it under its own rules, possibly outside the UAE. We use your name, number and address from WhatsApp to prepare and deliver your order.',
    },
    browser: {
      title: 'In this browser',
      kept: [
        'Until you close the tab: your cart and what you type.',
        'For three hours at most after you open WhatsApp: your name, address, recipient’s phone, comment and order.',
        'Until you press “Clear my data” or the browser removes them: your language; after “Remember me”, your name, address, recipient’s phone, car, way to pay and last order; on the kitchen’s device, its settings and tickets.',
      ],
      noCookies: 'We set no cookies. There is no advertising and no tracking.',
      forget: 'Clear my data',
      forgotten: 'Your data was cleared.',
    },
    server: {
      title: 'On our server',
      counts: 'We count orders and errors, by language only: never who you are or what you order.',
      log: (days: number) =>
        days === 0
          ? 'Our server keeps no log of your visit.'
          : `Our server sees which pages you open and your IP address. Its log is kept for ${plural('en', days, { one: '1 day', other: `${days} days` })} at most.`,
    },
    others: {
      title: 'Other companies',
      map: 'The map comes from Google when you scroll near it. Google then sees your IP address and may set cookies. If your browser asks for privacy (Global Privacy Control) or saves data, the map waits until you ask for it.',
      pictures: 'Pictures of dishes come from Contentful, which sees your IP address too.',
    },
    questions: {
      title: 'Your questions',
      text: 'To see, correct or delete what we hold about you, ask us:',
      responsible: 'Responsible:',
    },
  },
}

export type PageMessages = typeof pageEn
