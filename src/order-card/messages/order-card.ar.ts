import type { OrderCardMessages } from './order-card.en.ts'
import { orderAr } from '#order/messages/order.ar.ts'
import { isolateLtr, isolate } from '#core/text/isolate.ts'

/** Arabic messages of the order card. */
export const orderCardAr = {
  ...orderAr,
  title: 'تفاصيل طلبك',
  written: (number, date, time) => `طلب رقم ${isolateLtr(number)}، بتاريخ ${date}، ${time}.`,
  basket: 'سلة مشتركة',
  friendsBasket: 'سلة من صديق: أضفها إلى سلتك أو ابدأ بها.',
  addedAlready: 'سبق أن أضفت هذه السلة.',
  lastOrder: (date) => `طلبك السابق، يوم ${date}.`,
  lines: 'أصناف الطلب',
  todaysPrices: 'بأسعار اليوم',
  totalWhenWritten: (amount) => `كان الإجمالي ${isolateLtr(amount)} وقت الطلب.`,
  wantedAt: (time) => `مطلوب الساعة ${time}.`,
  wantedTonight: (time) => `مطلوب الليلة الساعة ${time}.`,
  wasWantedAt: (time) => `كان مطلوباً الساعة ${time}.`,
  source: 'الأسعار أسعار اليوم.',
  gone: (code) => `لم يعد في المنيو (${isolateLtr(code)})`,
  ambiguous: 'غير واضح من الرابط: راجع واتساب',
  notOffered: (requests) => `لم تعد متوفرة مع هذا الصنف: ${isolate(requests)}`,
  unknownExtra: (code) => `إضافة (${isolateLtr(code)})`,
  soldOut: 'نفد اليوم، ولم يُحسب في الإجمالي.',
  servedHours: (from, until) => `يُقدَّم من ${from} حتى ${until} فقط، ولم يُحسب في الإجمالي.`,
  orderAgain: 'أعد الطلب',
  nothingLeft: 'لا يمكن طلب أي صنف منها اليوم.',
  otherItems: 'في سلتك أصناف أخرى.',
  replace: 'استبدل السلة',
  add: 'أضف إلى السلة',
  cancel: 'إلغاء',
  shareOrder: 'شارك الطلب',
  damaged: 'هذا الرابط ناقص أو تغيّر. انسخه كاملاً من واتساب أو اطلب من المنيو.',
  newer: 'هذا الرابط من نسخة أحدث من الموقع. حدّث الصفحة.',
  reload: 'حدّث الصفحة',
  noLink: 'افتح الرابط الموجود في رسالة طلبك.',
} satisfies OrderCardMessages
