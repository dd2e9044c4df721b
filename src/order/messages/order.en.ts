import { plural } from '#i18n/plural.ts'
import { getRequestNames } from './request-names.ts'

const formatMinutes = (count: number): string => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })}`

/** 'about 15–20 minutes' */
const formatAbout = (from: number, to: number | null): string =>
  `about ${to === null ? '' : `${from}–`}${formatMinutes(to ?? from)}`

/** English words that checkout, the order message and the order card share. */
export const orderEn = {
  items: 'Items',
  delivery: 'Delivery',
  pickup: 'Pickup',
  deliveryTime: 'Delivery time',
  minutes: (from: number, to: number | null) =>
    to === null ? `about ${formatMinutes(from)}` : `${from} to ${formatMinutes(to)}`,
  /** Of a pickup. */
  readyIn: (from: number, to: number | null) => `Ready in ${formatAbout(from, to)}`,
  /** Of a delivery; not in the message, which the customer writes. */
  withYouIn: (from: number, to: number | null) => `With you in ${formatAbout(from, to)}`,
  free: 'Free',
  plusDelivery: 'plus delivery',
  toldInChat: 'confirmed on WhatsApp',
  total: 'Total',
  requests: getRequestNames('en'),
  extras: 'Extras',
  listSeparator: ', ',
  toMenu: 'Go to the menu',
  loading: 'Loading your order',
  /** With a digit a name could be read as a number of pieces. */
  forPerson: (name: string) => `For ${/\p{Nd}/u.test(name) ? `“${name}”` : name}:`,
  /** Of lines that name nobody, beside those of people. */
  unnamed: 'Without a name:',
  shareBasket: 'Share cart',
  linkCopied: 'Link copied',
  copyLink: 'We couldn’t copy it. Select the link and copy it:',
}

export type SharedOrderMessages = typeof orderEn
