import type { OrderMessageStrings } from '../../domain/order-message-strings.ts'

/**
 * Arabic strings of the WhatsApp message. Each starts with an Arabic word, because the first strong
 * character sets the line's direction.
 */
export const orderMessageAr: OrderMessageStrings = {
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  detailsFollow: (restaurant) => `مرحباً ${restaurant}، هذا طلبي. سأرسل لكم الاسم وهل هو توصيل أم استلام.`,
  greeting: (restaurant) => `مرحباً ${restaurant}، أود أن أطلب.`,
  delivery: 'توصيل',
  pickup: 'استلام من المطعم',
  price: (amount) => `السعر ${amount}`,
  discountedPrice: (was, now) => `كان ${was}، الآن ${now}`,
  each: (amount) => `للقطعة ${amount}`,
  specialRequest: 'طلبات خاصة',
  requests: {
    extra_lettuce: 'زيادة خس',
    extra_spicy_mayo: 'زيادة مايونيز حار',
    extra_pickles: 'زيادة مخلل',
    extra_ketchup: 'زيادة كاتشب',
    extra_mayonnaise: 'زيادة مايونيز',
    no_pickles: 'بدون مخلل',
    no_lettuce: 'بدون خس',
    no_mayonnaise: 'بدون مايونيز',
  },
  name: 'الاسم',
  address: 'العنوان',
  comment: 'ملاحظة',
  subtotal: 'المجموع قبل الخصم',
  savings: 'التوفير',
  total: 'الإجمالي',
  itemCount: (count) => `عدد القطع: ${count}`,
  tooLongNotice: 'طلبي طويل، وسألصقه كاملاً في الرسالة التالية.',
  listSeparator: '، ',
}
