import type { OrderMessageStrings } from '../../domain/order-message-strings.ts'

/**
 * Arabic strings of the WhatsApp message. Each starts with an Arabic word, because the first strong
 * character sets the line's direction.
 */
export const orderMessageAr: OrderMessageStrings = {
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  changedTitle: (restaurant) => `تعديل طلب – ${restaurant}`,
  number: (number, time) => `رقم الطلب ${number}، الساعة ${time}`,
  changedNumber: (number, replaced, time) => `رقم الطلب ${number} (بدلاً من ${replaced})، الساعة ${time}`,
  detailsFollow: (restaurant) => `السلام عليكم ${restaurant}، هذا طلبي. وسأرسل الاسم وطريقة الاستلام بعد قليل.`,
  greeting: (restaurant) => `السلام عليكم، أود الطلب من مطعم ${restaurant}.`,
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
  total: 'الإجمالي',
  itemCount: (count) => `عدد القطع: ${count}`,
  tooLongNotice: 'طلبي طويل، وسألصقه كاملاً في الرسالة التالية.',
  listSeparator: '، ',
}
