import type { OrderMessageWords } from '../domain/order-message-words.ts'

/** The Arabic words of the WhatsApp message; each phrase begins with an Arabic word, before the amount. */
export const orderMessageAr: OrderMessageWords = {
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  detailsFollow: (restaurant) => `مرحباً ${restaurant}، هذا طلبي. سأرسل لكم الاسم وهل هو توصيل أم استلام.`,
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
  pieces: (count) => `عدد القطع: ${count}`,
  wholeOrderFollows: 'طلبي طويل، وسألصقه كاملاً في الرسالة التالية.',
  listSeparator: '، ',
}
