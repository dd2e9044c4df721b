import type { KitchenMessages } from './kitchen.en.ts'
import { isolateLtr } from '#core/text/isolate.ts'
import { plural } from '#i18n/plural.ts'
import { orderAr } from '#order/messages/order.ar.ts'
import { orderMessageAr } from '#order/messages/order-message.ar.ts'
import { orderCardAr } from '../../messages/order-card.ar.ts'

/** Arabic messages of the kitchen: the words of a ticket, and those around it. */
export const kitchenAr = {
  ...orderAr,
  ...orderMessageAr,
  gone: orderCardAr.gone,
  ambiguous: orderCardAr.ambiguous,
  unknownExtra: orderCardAr.unknownExtra,
  basket: 'سلة طلبات، ليست طلباً بعد',
  unnumbered: 'طلب بلا رقم',
  later: 'لوقت لاحق',
  tonight: 'الليلة،',
  commentInChat: 'ملاحظة: اقرأها في واتساب',
  perhapsComment: 'قد توجد ملاحظة: راجع واتساب',
  areaInChat: 'المنطقة: راجع واتساب',
  toCook: 'للطبخ:',
  toPack: 'للتغليف:',
  pieces: (count) =>
    plural('ar', count, {
      zero: '0 حبة',
      one: 'حبة واحدة',
      two: 'حبتان',
      few: `${count} حبات`,
      many: `${count} حبة`,
      other: `${count} حبة`,
    }),
  todaysPrices: 'بأسعار المنيو الآن',
  deliveryFee: 'التوصيل',
  seeChat: 'راجع واتساب',
  notTaxInvoice: 'ليست فاتورة ضريبية',
  inChat: 'في واتساب',
  phone: 'الهاتف',
  payWithChange: 'نقداً، أحضروا الباقي',
  banknote: 'مع الزبون',
  change: 'الباقي',
  ticket: (number) => `ورقة الطلب ${isolateLtr(number)}`,
  isKitchenHint: 'روابط الطلبات تُفتح على هذا الجهاز كأوراق طلب، باللغة التي تختارها.',
  showTickets: 'اعرض أوراق الطلب على هذا الجهاز',
  isNotKitchen: 'ليس جهاز المطبخ',
  print: 'اطبع الورقة',
  paper: 'عرض الورق',
  paperWidth: (mm) => `${isolateLtr(String(mm))} مم`,
  printWhenOpened: 'اطبع عند الفتح',
  ticketLanguage: 'لغة الورقة',
  languages: { ar: 'العربية', en: 'الإنجليزية', both: 'اللغتان' },
  openedAt: (date, time) => `فُتحت هذه الورقة هنا يوم ${date} الساعة ${time}.`,
  hasOtherLines: 'نفس الرقم بأصناف مختلفة: راجع واتساب.',
  replaces: (number) => `بدلاً من ${isolateLtr(number)}.`,
  paste: 'ألصق رسالة الزبون',
  pasteHint: 'يُكتب الاسم والعنوان والدفع والملاحظة على الورقة. لا يغادر النص هذا الجهاز.',
  filled: 'بيانات الزبون مكتوبة الآن على الورقة. جهّز من الورقة لا من الرسالة.',
  otherOrder: (number) => `هذه رسالة طلب آخر (${isolateLtr(number)}).`,
  notOurs: 'لم نجد طلباً في هذا النص.',
} satisfies KitchenMessages
