import type { Language } from '../domain/language.ts'
import type { OrderMessageWords } from '../domain/order-message-words.ts'

/** The words of the WhatsApp message; each Arabic phrase begins with an Arabic word, before the amount. */
export const orderMessageWords: Record<Language, OrderMessageWords> = {
  en: {
    title: (restaurant) => `New order – ${restaurant}`,
    detailsFollow: (restaurant) => `Hello ${restaurant}, this is my order. Name and delivery or pickup follow.`,
    greeting: (restaurant) => `Hello ${restaurant}, I would like to order.`,
    delivery: 'Delivery',
    pickup: 'Pickup',
    price: (amount) => amount,
    wasNow: (was, now) => `was ${was}, now ${now}`,
    each: (amount) => `${amount} each`,
    specialRequest: 'Special request',
    name: 'Name',
    address: 'Address',
    comment: 'Comment',
    subtotal: 'Subtotal',
    savings: 'Savings',
    total: 'Total',
    wholeOrderFollows: 'My order is long: I copied it and paste it here next.',
    listSeparator: ', ',
  },
  ar: {
    title: (restaurant) => `طلب جديد – ${restaurant}`,
    detailsFollow: (restaurant) => `مرحباً ${restaurant}، هذا طلبي. يتبع الاسم والتوصيل أو الاستلام.`,
    greeting: (restaurant) => `مرحباً ${restaurant}، أود أن أطلب.`,
    delivery: 'توصيل',
    pickup: 'استلام من المطعم',
    price: (amount) => `السعر ${amount}`,
    wasNow: (was, now) => `كان ${was}، الآن ${now}`,
    each: (amount) => `للقطعة ${amount}`,
    specialRequest: 'طلبات خاصة',
    name: 'الاسم',
    address: 'العنوان',
    comment: 'ملاحظة',
    subtotal: 'المجموع قبل الخصم',
    savings: 'التوفير',
    total: 'الإجمالي',
    wholeOrderFollows: 'طلبي طويل: نسخته وسألصقه هنا.',
    listSeparator: '، ',
  },
}
