import type { OrderMessageStrings } from './order-message.en.ts'
import { formatMinute } from '#i18n/format-clock-time.ts'
import { formatDayAndDate } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
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
  nightTime: formatNightTime.ar,
  dayAndDate: (instant, now) => formatDayAndDate(instant, 'ar', now),
  wantedToday: (time) => `مطلوب اليوم الساعة ${time}`,
  wantedTonight: (time) => `مطلوب الليلة الساعة ${time}`,
  wantedTomorrow: (time, date) => `مطلوب غداً${date === undefined ? '' : ` ${date}`} الساعة ${time}`,
  wantedOn: (time, date) => `مطلوب${date === undefined ? '' : ` يوم ${date}`} الساعة ${time}`,
  wantedAtIftar: (time, date) => `مطلوب${date === undefined ? '' : ` يوم ${date}`} للإفطار، حوالي الساعة ${time}`,
  number: (number, time) => `رقم الطلب ${number}، الساعة ${time}`,
  changedNumber: (number, replaced, time) => `رقم الطلب ${number} (بدلاً من ${replaced})، الساعة ${time}`,
  card: 'رابط الطلب',
  detailsFollow: (restaurant) => `السلام عليكم، هذا طلبي من مطعم ${restaurant}، وسأرسل الاسم وطريقة الاستلام بعد قليل.`,
  detailsFollowFor: {
    delivery: (restaurant) => `السلام عليكم، هذا طلبي للتوصيل من مطعم ${restaurant}، وسأرسل الاسم والعنوان بعد قليل.`,
    pickup: (restaurant) => `السلام عليكم، هذا طلبي من مطعم ${restaurant}، وسأستلمه من المطعم، وسأرسل الاسم بعد قليل.`,
  },
  greeting: (restaurant) => `السلام عليكم، أود الطلب من مطعم ${restaurant}.`,
  price: (amount) => `السعر ${amount}`,
  lineTotal: (amount) => `المجموع ${amount}`,
  discountedPrice: (was, now) => `كان ${was}، الآن ${now}`,
  each: (amount) => `للحبة ${amount}`,
  specialRequest: 'طلبات خاصة',
  specialRequestForEach: 'طلبات خاصة لكل حبة',
  extrasForEach: 'إضافات لكل حبة',
  extra: (name, amount) => `${name} (${amount})`,
  forEach: (label) => `${label} لكل حبة`,
  // The customer speaks, and the name of a choice may be feminine.
  notChosen: 'لم أختر بعد',
  name: 'الاسم',
  address: 'العنوان',
  pickupAddress: 'مكان الاستلام',
  toCar: 'إلى السيارة',
  area: 'المنطقة',
  unit: 'الشقة أو الفيلا',
  landmark: 'أقرب معلم',
  makani: 'مكاني',
  recipientPhone: 'هاتف المستلم',
  location: 'الموقع',
  otherArea: 'منطقة أخرى',
  payment: 'الدفع',
  payByCard: 'بطاقة',
  payInCash: 'نقداً',
  payExactly: 'نقداً، المبلغ بالضبط',
  payWithChange: 'نقداً، أحضروا الباقي',
  payWithNote: (amount) => `نقداً، معي ${amount}`,
  change: (amount) => `الباقي ${amount}`,
  comment: 'ملاحظة',
  subtotal: 'المجموع قبل الخصم',
  savings: 'التوفير',
  deliveryFee: 'رسوم التوصيل',
  freeDelivery: 'التوصيل: مجاناً',
  pricesIncludeVat: 'الأسعار شاملة الضريبة',
  itemCount: (count) => `الكمية: ${count}`,
  tooLongNotice: 'طلبي طويل، وسألصقه كاملاً في الرسالة التالية.',
}
