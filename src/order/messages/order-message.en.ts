import { formatMinute } from '#i18n/format-clock-time.ts'
import { formatDayAndDate } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
import { orderEn } from './order.en.ts'

/** English strings of the WhatsApp message. Amounts come in ready made ('AED 36.00'). Labels carry no colon. */
export const orderMessageEn = {
  ...orderEn,
  /** It touches the marks for bold, which work beside a letter only: no isolates. */
  title: (restaurant: string) => `New order – ${restaurant}`,
  /** The title of an order that was changed after it had been handed over. */
  changedTitle: (restaurant: string) => `Changed order – ${restaurant}`,
  laterTitle: (restaurant: string) => `Order for later – ${restaurant}`,
  time: formatMinute.en,
  nightTime: formatNightTime.en,
  dayAndDate: (instant: number, now: number) => formatDayAndDate(instant, 'en', now),
  wantedToday: (time: string) => `Wanted: today at ${time}`,
  /** Of a time after midnight, which belongs to the evening before. */
  wantedTonight: (time: string) => `Wanted: tonight, ${time}`,
  /** Without a date, of a night, whose time has its dates. */
  wantedTomorrow: (time: string, date?: string) =>
    `Wanted: tomorrow${date === undefined ? ' at' : `, ${date},`} ${time}`,
  wantedOn: (time: string, date?: string) => `Wanted: ${date === undefined ? '' : `${date}, `}${time}`,
  wantedAtIftar: (time: string, date?: string) =>
    `Wanted: ${date === undefined ? '' : `${date}, `}at iftar, about ${time}`,
  number: (number: string, time: string) => `Order ${number}, ${time}`,
  changedNumber: (number: string, replaced: string, time: string) =>
    `Order ${number} (in place of ${replaced}), ${time}`,
  /** The label of the order card's address. */
  card: 'Order link',
  /** The first line of a basket sent from the hero, where no form was filled: details follow. */
  detailsFollow: (restaurant: string) => `Hello ${restaurant}, this is my order. Name and delivery or pickup follow.`,
  /** In its place where there is one way alone to receive an order. */
  detailsFollowFor: {
    delivery: (restaurant: string) => `Hello ${restaurant}, this is my order, for delivery. Name and address follow.`,
    pickup: (restaurant: string) => `Hello ${restaurant}, this is my order, for pickup. My name follows.`,
  },
  /** The whole message of an empty basket. */
  greeting: (restaurant: string) => `Hello ${restaurant}, I would like to order.`,
  /** Of a line at its full price. */
  price: (amount: string) => amount,
  /** Of a line with more than one piece. */
  lineTotal: (amount: string) => amount,
  discountedPrice: (was: string, now: string) => `was ${was}, now ${now}`,
  each: (amount: string) => `${amount} each`,
  specialRequest: 'Special request',
  /** Of a line with more than one piece. */
  specialRequestForEach: 'Special request, for each',
  /** Of a line with more than one piece. */
  extrasForEach: 'Extras, for each',
  extra: (name: string, amount: string) => `${name} (${amount})`,
  /** The label of a choice of a line with more than one piece. */
  forEach: (label: string) => `${label}, for each`,
  /** Behind the options of a choice that is still open. */
  notChosen: 'not chosen yet',
  name: 'Name',
  address: 'Address',
  /** The label of the place where a pickup is ready. */
  pickupAddress: 'Pickup from',
  /** The label of the car that a pickup is brought to. */
  toCar: 'To the car',
  area: 'Area',
  unit: 'Flat or villa',
  landmark: 'Landmark',
  makani: 'Makani',
  /** The label of the phone of somebody else who receives the order. */
  recipientPhone: 'Recipient’s phone',
  /** The label of an address that opens a map. */
  location: 'Location',
  /** An area that is not in the owner's list. */
  otherArea: 'another area',
  payment: 'Payment',
  payByCard: 'card',
  payInCash: 'cash',
  payExactly: 'cash, the exact amount',
  /** Change is needed, for a note that is not named. */
  payWithChange: 'cash, please bring change',
  payWithNote: (amount: string) => `cash, I have ${amount}`,
  /** What the driver gives back. */
  change: (amount: string) => `change ${amount}`,
  comment: 'Comment',
  subtotal: 'Subtotal',
  savings: 'Savings',
  deliveryFee: 'Delivery fee',
  /** The whole line of a delivery that costs nothing. */
  freeDelivery: 'Delivery: Free',
  /** Said before the total. No digits: with '5%' the line would need isolates. */
  pricesIncludeVat: 'Prices include VAT',
  /** How many pieces an order has that is too long for a link. */
  itemCount: (count: number) => `Items: ${count}`,
  /** Said in the link of such an order: the whole of it is pasted next. */
  tooLongNotice: 'My order is long; I’ll paste all of it in my next message.',
}

export type OrderMessageStrings = typeof orderMessageEn
