import type { OrderMessageStrings } from '../domain/message/order-message-strings.ts'
import { formatMinute } from '../../i18n/format-clock-time.ts'
import { orderAr } from './order.ar.ts'

/**
 * Arabic strings of the WhatsApp message. Each starts with an Arabic word, because the first strong
 * character sets the line's direction.
 */
export const orderMessageAr: OrderMessageStrings = {
  ...orderAr,
  title: (restaurant) => `طلب جديد – ${restaurant}`,
  changedTitle: (restaurant) => `تعديل طلب – ${restaurant}`,
  laterTitle: (restaurant) => `طلب لوقت لاحق – ${restaurant}`,
  time: formatMinute.ar,
  wantedToday: (time) => `موعد الطلب: اليوم الساعة ${time}`,
  wantedTonight: (time) => `موعد الطلب: الليلة الساعة ${time}`,
  wantedTomorrow: (time) => `موعد الطلب: غداً الساعة ${time}`,
  wantedAtIftar: (time) => `للإفطار، حوالي الساعة ${time}`,
  number: (number, time) => `رقم الطلب ${number}، الساعة ${time}`,
  changedNumber: (number, replaced, time) => `رقم الطلب ${number} (بدلاً من ${replaced})، الساعة ${time}`,
  card: 'بطاقة الطلب',
  detailsFollow: (restaurant) => `السلام عليكم، هذا طلبي من مطعم ${restaurant}. وسأرسل الاسم وطريقة الاستلام بعد قليل.`,
  greeting: (restaurant) => `السلام عليكم، أود الطلب من مطعم ${restaurant}.`,
  price: (amount) => `السعر ${amount}`,
  lineTotal: (amount) => `المجموع ${amount}`,
  discountedPrice: (was, now) => `كان ${was}، الآن ${now}`,
  each: (amount) => `للقطعة ${amount}`,
  specialRequest: 'طلبات خاصة',
  specialRequestForEach: 'طلبات خاصة لكل قطعة',
  extrasForEach: 'إضافات لكل قطعة',
  extra: (name, amount) => `${name} (${amount})`,
  name: 'الاسم',
  address: 'العنوان',
  landmark: 'علامة قريبة',
  area: 'المنطقة',
  otherArea: 'منطقة أخرى',
  payment: 'الدفع',
  payByCard: 'بطاقة',
  payInCash: 'نقداً',
  payExactly: 'نقداً، المبلغ بالضبط',
  payWithChange: 'نقداً، أحتاج إلى صرف',
  payWithNote: (amount) => `نقداً، معي ${amount}`,
  change: (amount) => `الباقي ${amount}`,
  comment: 'ملاحظة',
  subtotal: 'المجموع قبل الخصم',
  savings: 'التوفير',
  deliveryFee: 'رسوم التوصيل',
  freeDelivery: 'التوصيل: مجاني',
  pricesIncludeVat: 'الأسعار شاملة الضريبة',
  itemCount: (count) => `عدد القطع: ${count}`,
  tooLongNotice: 'طلبي طويل، وسألصقه كاملاً في الرسالة التالية.',
}
