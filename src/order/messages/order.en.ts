import { getRequestNames } from './request-names.ts'

/** English words that checkout, the order message and the order card share. */
export const orderEn = {
  items: 'Items',
  delivery: 'Delivery',
  pickup: 'Pickup',
  deliveryTime: 'Delivery time',
  minutes: (from: number, to: number | null) => (to === null ? `about ${from} minutes` : `${from} to ${to} minutes`),
  free: 'Free',
  plusDelivery: 'plus delivery',
  toldInChat: 'confirmed in the chat',
  total: 'Total',
  requests: getRequestNames('en'),
  extras: 'Extras',
  listSeparator: ', ',
  toMenu: 'Go to the menu',
  loading: 'Loading your order',
  forPerson: (name: string) => `For ${name}:`,
  shareBasket: 'Share basket',
  linkCopied: 'Link copied',
  copyLink: 'We couldn’t copy it. Select the link and copy it:',
}

export type SharedOrderMessages = typeof orderEn
