import type { SharedOrderMessages } from './order.en.ts'
import { getRequestNames } from './request-names.ts'
import { plural } from '#i18n/plural.ts'

/** As it stands after a preposition: 'حوالي 10 دقائق'. */
export const formatMinutes = (count: number): string =>
  plural('ar', count, {
    zero: `${count} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })

/** 'خلال 15 إلى 20 دقيقة تقريباً' */
const formatAbout = (from: number, to: number | null): string =>
  `خلال ${to === null ? '' : `${from} إلى `}${formatMinutes(to ?? from)} تقريباً`

/** Arabic words that checkout, the order message and the order card share. */
export const orderAr = {
  items: 'الأصناف',
  delivery: 'توصيل',
  pickup: 'استلام من المطعم',
  deliveryTime: 'مدة التوصيل',
  // In words, as digits around a hyphen would turn round.
  minutes: (from, to) => (to === null ? `حوالي ${formatMinutes(from)}` : `من ${from} إلى ${formatMinutes(to)}`),
  readyIn: (from, to) => `يجهز الطلب ${formatAbout(from, to)}`,
  withYouIn: (from, to) => `يصلك الطلب ${formatAbout(from, to)}`,
  free: 'مجاناً',
  plusDelivery: 'تُضاف رسوم التوصيل',
  toldInChat: 'تُؤكَّد عبر واتساب',
  total: 'الإجمالي',
  requests: getRequestNames('ar'),
  extras: 'إضافات',
  listSeparator: '، ',
  toMenu: 'تصفّح المنيو',
  loading: 'جارٍ تحميل طلبك',
  forPerson: (name) => `لـ ${/\p{Nd}/u.test(name) ? `«${name}»` : name}:`,
  unnamed: 'بلا اسم:',
  shareBasket: 'مشاركة السلة',
  linkCopied: 'تم نسخ الرابط',
  copyLink: 'تعذّر النسخ. حدّد الرابط وانسخه:',
} satisfies SharedOrderMessages
