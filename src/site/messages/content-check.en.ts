import { plural } from '../../i18n/plural.ts'
import { findingsEn } from './content-check-findings.en.ts'

/** English messages of the page for the owner that checks the content. */
export const contentCheckEn = {
  title: 'Content check',
  allIsWell: 'All is well.',
  onlyTips: (count: number) => `The site works. ${plural('en', count, { one: '1 tip', other: `${count} tips` })}.`,
  problems: (count: number) => plural('en', count, { one: '1 thing to look at', other: `${count} things to look at` }),
  readAt: (date: string, time: string) => `Read on ${date} at ${time}, Dubai time.`,
  counts: (items: number, images: number, areas: number) =>
    [
      plural('en', items, { one: '1 dish', other: `${items} dishes` }),
      plural('en', images, { one: '1 picture in the gallery', other: `${images} pictures in the gallery` }),
      plural('en', areas, { one: '1 delivery area', other: `${areas} delivery areas` }),
    ].join(' · '),
  uncheckedImages: (count: number) => `Pictures that could not be checked just now: ${count}.`,
  onceAMinute: 'Changed something? Wait a minute, then open this page again.',
  notRead: 'The content could not be read just now.',
  notReadFix:
    'The site goes on with the last menu it read. Try again in a minute; if it happens again, tell your developer:',
  errors: 'Customers notice this',
  warnings: 'Worth a look',
  tips: 'Tips',
  untitled: 'Untitled',
  whatToDo: 'What to do:',
  emptyField: 'empty',
  handOffs: {
    title: 'Orders handed over',
    today: 'Today',
    yesterday: 'Yesterday',
    lastSevenDays: 'Last seven days',
    note: 'How many orders customers opened in WhatsApp or copied; only your chats say which of them were sent. A day begins at midnight, and the seven include today. Nothing about the customer or the order is kept.',
  },
  site: {
    title: 'What the site shows now',
    noMenu: 'No menu: the pages say how to order by phone.',
    orders: 'Orders',
    pause: 'Pause',
    hours: 'Opening hours',
    specialDays: 'Special days until next week',
    iftar: 'Iftar until next week',
    preOrdersAreOff: '“Orders for later” is off',
    none: 'None',
    weekHoursStay: 'the weekly hours apply',
    ownCategories: 'Own categories',
    soldOut: 'Sold out',
    soldOutUntil: (date: string, time: string) => `Sold out until ${date}, ${time}`,
    slogan: 'Slogan',
    heroImages: 'Pictures of the first screen',
    ownHeroImages: (count: number) => plural('en', count, { one: '1 of yours', other: `${count} of yours` }),
    siteHeroImages: 'The site’s own',
    offer: 'Offer banner',
    offerOff: 'Off',
    notice: 'Message while open',
    discount: 'Discount of best sellers',
    offerLastDay: 'Last day of the offer',
    areas: 'Delivery areas',
    pickupMinimum: 'Smallest pickup order',
    kitchenAllergens: 'Allergens in the kitchen',
    noKitchenAllergens: 'Not known of every dish: dishes say to ask you',
    phone: 'Phone',
    whatsapp: 'Orders go to WhatsApp',
    note: 'A change reaches pages that customers have open within two minutes.',
  },
  menuCode: {
    title: 'QR code of the menu',
    howToPrint:
      'For tables and bags: print this page, and only the code is printed. Switch off headers and footers in the print window: they name this page’s address. Then try the code with your phone.',
    scan: 'Scan to see the menu and order.',
  },
  keepSecret: 'Keep this page’s address to yourself: whoever has it can read this page. Nothing can be changed here.',
  toSite: 'To the site',
  findings: findingsEn,
}

export type ContentCheckMessages = typeof contentCheckEn
