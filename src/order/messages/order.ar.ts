import type { SharedOrderMessages } from './order.en.ts'
import { getRequestNames } from './request-names.ts'
import { plural } from '#i18n/plural.ts'
import { isolateLtr } from '#core/text/isolate.ts'

/** As it stands after a preposition: 'خلال 10 دقائق'. */
export const formatMinutes = (count: number): string =>
  plural('ar', count, {
    zero: `${count} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })

export const getUnitOfMinutes = (count: number): string =>
  plural('ar', count, { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })

/** '15 دقيقة'. The last number decides: '5–10 دقائق', '30–45 دقيقة'. */
const formatMinuteRange = (from: number, to: number | null): string =>
  to === null ? formatMinutes(from) : `${isolateLtr(`${from}–${to}`)} ${getUnitOfMinutes(to)}`

/** Arabic words that checkout, the order message and the order card share. */
export const orderAr = {
  items: 'الأصناف',
  delivery: 'توصيل',
  pickup: 'استلام من المطعم',
  deliveryTime: 'مدة التوصيل',
  minutes: formatMinuteRange,
  readyIn: (from, to) => `يجهز الطلب خلال ${formatMinuteRange(from, to)}`,
  withYouIn: (from, to) => `يصلك الطلب خلال ${formatMinuteRange(from, to)}`,
  free: 'مجاناً',
  plusDelivery: 'تُضاف رسوم التوصيل',
  toldInChat: 'تُؤكَّد على واتساب',
  total: 'الإجمالي',
  requests: getRequestNames('ar'),
  extras: 'إضافات',
  listSeparator: '، ',
  toMenu: 'تصفّح المنيو',
  loading: 'جارٍ تحميل طلبك',
  forPerson: (name) => `لـ ${/\p{Nd}/u.test(name) ? `«${name}»` : name}:`,
  unnamed: 'بلا اسم:',
  shareBasket: 'شارك السلة',
  linkCopied: 'تم نسخ الرابط',
  copyLink: 'تعذّر النسخ. حدّد الرابط وانسخه:',
} satisfies SharedOrderMessages
