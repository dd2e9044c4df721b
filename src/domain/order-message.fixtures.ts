/** An order and the words of its message in both languages, for the tests of the message. */
import { toFils } from './money.ts'
import type { OrderLine } from './order-lines.ts'
import { toOrderMessage, type Order, type OrderMessage } from './order-message.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'

export const ENGLISH: OrderMessageStrings = {
  title: (restaurant) => `New order – ${restaurant}`,
  detailsFollow: (restaurant) => `Hello ${restaurant}, my basket so far; name and address follow:`,
  greeting: (restaurant) => `Hello ${restaurant}, I would like to order.`,
  delivery: 'Delivery',
  pickup: 'Pickup',
  price: (amount) => amount,
  discountedPrice: (was, now) => `was ${was}, now ${now}`,
  each: (amount) => `${amount} each`,
  specialRequest: 'Special request',
  name: 'Name',
  address: 'Address',
  comment: 'Comment',
  subtotal: 'Subtotal',
  savings: 'Savings',
  total: 'Total',
  itemCount: (count) => `Items: ${count}`,
  tooLongNotice: 'It is a long order: I paste the whole of it next.',
  listSeparator: ', ',
}

export const ARABIC: OrderMessageStrings = {
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  detailsFollow: (restaurant) => `مرحباً ${restaurant}، هذه سلتي، والاسم والعنوان لاحقاً:`,
  greeting: (restaurant) => `مرحباً ${restaurant}، أود أن أطلب.`,
  delivery: 'توصيل',
  pickup: 'استلام من المطعم',
  price: (amount) => `السعر ${amount}`,
  discountedPrice: (was, now) => `كان ${was}، الآن ${now}`,
  each: (amount) => `للقطعة ${amount}`,
  specialRequest: 'طلبات خاصة',
  name: 'الاسم',
  address: 'العنوان',
  comment: 'ملاحظة',
  subtotal: 'المجموع قبل الخصم',
  savings: 'التوفير',
  total: 'الإجمالي',
  itemCount: (count) => `عدد القطع: ${count}`,
  tooLongNotice: 'الطلب طويل، سألصقه كاملاً في الرسالة التالية.',
  listSeparator: '، ',
}

export const SANDWICH: OrderLine = {
  name: { text: 'Chicken Sandwich Large', language: 'en' },
  quantity: 2,
  unitPrice: toFils(1350),
  originalUnitPrice: toFils(1800),
  requests: ['no pickles', 'extra spicy mayo'],
}
export const COLA: OrderLine = {
  name: { text: 'Cola', language: 'en' },
  quantity: 1,
  unitPrice: toFils(600),
  originalUnitPrice: toFils(600),
  requests: [],
}
export const ENGLISH_ORDER: Order = {
  restaurant: 'Lahab',
  language: 'en',
  method: 'delivery',
  firstName: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  comment: 'no onion please',
  lines: [SANDWICH, COLA],
}
export const ARABIC_ORDER: Order = {
  ...ENGLISH_ORDER,
  restaurant: 'لهب',
  language: 'ar',
  firstName: 'سارة',
  comment: 'بدون بصل من فضلك',
  lines: [
    {
      ...SANDWICH,
      name: { text: 'ساندويش دجاج كبير', language: 'ar' },
      requests: ['بدون مخلل', 'زيادة مايونيز حار'],
    },
    { ...COLA, name: { text: 'كولا', language: 'ar' } },
  ],
}

export function english(changes: Partial<Order> = {}): OrderMessage {
  return toOrderMessage({ ...ENGLISH_ORDER, ...changes }, ENGLISH)
}

export function arabic(changes: Partial<Order> = {}): OrderMessage {
  return toOrderMessage({ ...ARABIC_ORDER, ...changes }, ARABIC)
}

/** `count` different dishes, 90 or so characters each in the full form. */
export function dishes(count: number, line: OrderLine = SANDWICH): OrderLine[] {
  return Array.from({ length: count }, (_, i) => ({ ...line, name: { ...line.name, text: `${line.name.text} ${i}` } }))
}
