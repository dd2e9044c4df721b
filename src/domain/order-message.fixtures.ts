/** An order and the words of its message in both languages, for the tests of the message. */
import type { Language, LocalText } from './language.ts'
import { createItem } from './menu.fixtures.ts'
import { toFils, type Fils } from './money.ts'
import { toOrderMessage, type Order, type OrderMessage } from './order-message.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import { createMenuIndex, priceBasket } from './priced-basket.ts'
import type { OptionKey } from './special-requests.ts'

export const ENGLISH: OrderMessageStrings = {
  title: (restaurant) => `New order – ${restaurant}`,
  changedTitle: (restaurant) => `Changed order – ${restaurant}`,
  number: (number, time) => `Order ${number}, ${time}`,
  changedNumber: (number, replaced, time) => `Order ${number} (in place of ${replaced}), ${time}`,
  card: 'Order card',
  detailsFollow: (restaurant) => `Hello ${restaurant}, my basket so far; name and address follow:`,
  greeting: (restaurant) => `Hello ${restaurant}, I would like to order.`,
  delivery: 'Delivery',
  pickup: 'Pickup',
  price: (amount) => amount,
  lineTotal: (amount) => amount,
  discountedPrice: (was, now) => `was ${was}, now ${now}`,
  each: (amount) => `${amount} each`,
  specialRequest: 'Special request',
  specialRequestForEach: 'Special request, for each',
  requests: {
    extra_lettuce: 'extra lettuce',
    extra_spicy_mayo: 'extra spicy mayo',
    extra_pickles: 'extra pickles',
    extra_ketchup: 'extra ketchup',
    extra_mayonnaise: 'extra mayonnaise',
    no_pickles: 'no pickles',
    no_lettuce: 'no lettuce',
    no_mayonnaise: 'no mayonnaise',
  },
  name: 'Name',
  address: 'Address',
  comment: 'Comment',
  subtotal: 'Subtotal',
  savings: 'Savings',
  pricesIncludeVat: 'Prices include VAT',
  total: 'Total',
  itemCount: (count) => `Items: ${count}`,
  tooLongNotice: 'It is a long order: I paste the whole of it next.',
  listSeparator: ', ',
}

export const ARABIC: OrderMessageStrings = {
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  changedTitle: (restaurant) => `تعديل طلب – ${restaurant}`,
  number: (number, time) => `رقم الطلب ${number}، الساعة ${time}`,
  changedNumber: (number, replaced, time) => `رقم الطلب ${number} (بدلاً من ${replaced})، الساعة ${time}`,
  card: 'بطاقة الطلب',
  detailsFollow: (restaurant) => `مرحباً ${restaurant}، هذه سلتي، والاسم والعنوان لاحقاً:`,
  greeting: (restaurant) => `مرحباً ${restaurant}، أود أن أطلب.`,
  delivery: 'توصيل',
  pickup: 'استلام من المطعم',
  price: (amount) => `السعر ${amount}`,
  lineTotal: (amount) => `المجموع ${amount}`,
  discountedPrice: (was, now) => `كان ${was}، الآن ${now}`,
  each: (amount) => `للقطعة ${amount}`,
  specialRequest: 'طلبات خاصة',
  specialRequestForEach: 'طلبات خاصة لكل قطعة',
  requests: {
    extra_lettuce: 'خس إضافي',
    extra_spicy_mayo: 'مايونيز حار إضافي',
    extra_pickles: 'مخلل إضافي',
    extra_ketchup: 'كاتشب إضافي',
    extra_mayonnaise: 'مايونيز إضافي',
    no_pickles: 'بدون مخلل',
    no_lettuce: 'بدون خس',
    no_mayonnaise: 'بدون مايونيز',
  },
  name: 'الاسم',
  address: 'العنوان',
  comment: 'ملاحظة',
  subtotal: 'المجموع قبل الخصم',
  savings: 'التوفير',
  pricesIncludeVat: 'الأسعار شاملة الضريبة',
  total: 'الإجمالي',
  itemCount: (count) => `عدد القطع: ${count}`,
  tooLongNotice: 'الطلب طويل، سألصقه كاملاً في الرسالة التالية.',
  listSeparator: '، ',
}

/** An item of the menu, how many of it are ordered, and what is asked for. */
export interface OrderedItem {
  /** The other language has no name. */
  readonly name: LocalText
  readonly quantity: number
  readonly price: Fils
  readonly discountPrice: Fils | null
  readonly requests: readonly OptionKey[]
}

export const SANDWICH: OrderedItem = {
  name: { text: 'Chicken Sandwich Large', language: 'en' },
  quantity: 2,
  price: toFils(1800),
  discountPrice: toFils(1350),
  requests: ['no_pickles', 'extra_spicy_mayo'],
}
export const COLA: OrderedItem = {
  name: { text: 'Cola', language: 'en' },
  quantity: 1,
  price: toFils(600),
  discountPrice: null,
  requests: [],
}
export const ARABIC_SANDWICH: OrderedItem = { ...SANDWICH, name: { text: 'ساندويش دجاج كبير', language: 'ar' } }
export const ARABIC_COLA: OrderedItem = { ...COLA, name: { text: 'كولا', language: 'ar' } }

/** The basket of some items with what is asked for. */
export function ordered(items: readonly OrderedItem[]): Pick<Order, 'basket'> {
  const menu = items.map(({ name, price, discountPrice }, i) => {
    const noName: Record<Language, string> = { ar: '', en: '' }
    return createItem(`item-${i}`, {
      name: { ...noName, [name.language]: name.text },
      price,
      discountPrice,
      category: 'Chicken Shawarma',
    })
  })
  const lines = items.map(({ quantity, requests }, i) => ({
    lineId: `item-${i}`,
    itemId: `item-${i}`,
    quantity,
    requests,
  }))
  return { basket: priceBasket(lines, createMenuIndex(menu)) }
}

export const ENGLISH_ORDER: Order = {
  restaurant: 'Lahab',
  language: 'en',
  switches: { number: true, card: true, forEach: true },
  isVatIncluded: true,
  reference: null,
  cardUrl: null,
  method: 'delivery',
  firstName: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  comment: 'no onion please',
  ...ordered([SANDWICH, COLA]),
}
export const ARABIC_ORDER: Order = {
  ...ENGLISH_ORDER,
  restaurant: 'لهب',
  language: 'ar',
  firstName: 'سارة',
  comment: 'بدون بصل من فضلك',
  ...ordered([ARABIC_SANDWICH, ARABIC_COLA]),
}

type Changes = Partial<Order> & { readonly items?: readonly OrderedItem[] }

export function english({ items, ...changes }: Changes = {}): OrderMessage {
  return toOrderMessage({ ...ENGLISH_ORDER, ...changes, ...(items && ordered(items)) }, ENGLISH)
}

export function arabic({ items, ...changes }: Changes = {}): OrderMessage {
  return toOrderMessage({ ...ARABIC_ORDER, ...changes, ...(items && ordered(items)) }, ARABIC)
}

/** `count` different items, 90 or so characters each in the full form. */
export function dishes(count: number, item: OrderedItem = SANDWICH): OrderedItem[] {
  return Array.from({ length: count }, (_, i) => ({ ...item, name: { ...item.name, text: `${item.name.text} ${i}` } }))
}
