import type { OptionKey } from '#menu/domain/special-requests.ts'

/**
 * The words of the order message in one language. Amounts come in ready made ('AED 36.00'). In
 * Arabic a phrase has to begin with an Arabic word, before the amount, so that the line is ordered
 * from the right. Labels carry no colon.
 */
export interface OrderMessageStrings {
  /**
   * The first line, without the marks for bold: 'New order – Lahab'. It touches the marks for bold,
   * which work beside a letter only: no isolates.
   */
  readonly title: (restaurant: string) => string
  /** The title of an order that was changed after it had been handed over. */
  readonly changedTitle: (restaurant: string) => string
  /** The title of an order for later. */
  readonly laterTitle: (restaurant: string) => string
  /** A time of day, in minutes after midnight: '8:00 pm'. */
  readonly time: (minute: number) => string
  readonly wantedToday: (time: string) => string
  /** Of a time after midnight, which belongs to the evening before. */
  readonly wantedTonight: (time: string) => string
  readonly wantedTomorrow: (time: string) => string
  /** At the breaking of the fast. */
  readonly wantedAtIftar: (time: string) => string
  /** 'Order KR473, 9:40 pm'. */
  readonly number: (number: string, time: string) => string
  /** 'Order KR473-2 (in place of KR473), 9:52 pm'. */
  readonly changedNumber: (number: string, replaced: string, time: string) => string
  /** The label of the order card's address. */
  readonly card: string
  /** The first line of a basket sent from the hero, where no form was filled: details follow. */
  readonly detailsFollow: (restaurant: string) => string
  /** The whole message of an empty basket. */
  readonly greeting: (restaurant: string) => string
  readonly delivery: string
  readonly pickup: string
  /** Stands above the lines of a person: 'For Sara:'. */
  readonly forPerson: (name: string) => string
  /** The amount of a line at its full price: 'AED 6.00', 'السعر AED 6.00'. */
  readonly price: (amount: string) => string
  /** Of a line with more than one piece. */
  readonly lineTotal: (amount: string) => string
  /** The old and the new amount of a discounted line: 'was AED 36.00, now AED 27.00'. */
  readonly discountedPrice: (was: string, now: string) => string
  /** The price of one piece: 'AED 13.50 each'. */
  readonly each: (amount: string) => string
  readonly specialRequest: string
  /** Of a line with more than one piece. */
  readonly specialRequestForEach: string
  readonly requests: Readonly<Record<OptionKey, string>>
  /** The label of the extras, which are priced for one piece. */
  readonly extras: string
  /** Of a line with more than one piece. */
  readonly extrasForEach: string
  /** 'Cheese (AED 3.00)'. */
  readonly extra: (name: string, amount: string) => string
  readonly name: string
  readonly address: string
  /** The label of the car that a pickup is brought to. */
  readonly toCar: string
  /** The delivery area. */
  readonly area: string
  readonly unit: string
  readonly landmark: string
  readonly makani: string
  /** The label of an address that opens a map. */
  readonly location: string
  /** The label of the promised minutes. */
  readonly deliveryTime: string
  /** 'about 30 minutes'; with `to` 'from 30 to 45 minutes': digits and a hyphen would turn round in Arabic. */
  readonly minutes: (from: number, to: number | null) => string
  /** What the line says for an area that is not in the owner's list. */
  readonly otherArea: string
  readonly payment: string
  readonly payByCard: string
  readonly payInCash: string
  readonly payExactly: string
  /** Change is needed, for a note that is not named. */
  readonly payWithChange: string
  /** 'cash, I have AED 200.00'. */
  readonly payWithNote: (amount: string) => string
  /** What the driver gives back: 'change AED 135.00'. */
  readonly change: (amount: string) => string
  readonly comment: string
  readonly subtotal: string
  readonly savings: string
  readonly deliveryFee: string
  /** The whole line of a delivery that costs nothing. */
  readonly freeDelivery: string
  /** The fee of a delivery that costs nothing. */
  readonly free: string
  /** The fee that only the chat can tell. */
  readonly toldInChat: string
  /** Said behind a total without the fee. */
  readonly plusDelivery: string
  /** Said before the total. No digits: with '5%' the line would need isolates. */
  readonly pricesIncludeVat: string
  readonly total: string
  /** Said in the link of an order too long for one: the whole of it is pasted next. */
  readonly tooLongNotice: string
  /** How many pieces such an order has: '120 pieces'. */
  readonly itemCount: (count: number) => string
  /** ', ' or '، '. */
  readonly listSeparator: string
}
