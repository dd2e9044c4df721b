import type { KitchenMessages } from '../en/kitchen.ts'
import { isolateLtr, isolateName } from '../isolate.ts'
import { plural } from '../plural.ts'
import { orderAr } from './order.ts'

/** Arabic messages of the kitchen: the words of a ticket, and those around it. */
export const kitchenAr = {
  ...orderAr,
  basket: 'سلة طلبات، ليست طلباً بعد',
  later: (time) => `لوقت لاحق: الساعة ${time}`,
  forPerson: (name) => `لـ ${isolateName(name)}`,
  pieces: (count) =>
    plural('ar', count, {
      zero: '0 قطعة',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  todaysPrices: 'بأسعار المنيو الآن',
  notTaxInvoice: 'ليست فاتورة ضريبية',
  gone: (code) => `لم يعد في المنيو (${isolateLtr(code)})`,
  ambiguous: 'غير واضح من الرابط: راجع المحادثة',
  name: 'الاسم',
  address: 'العنوان',
  area: 'المنطقة',
  payment: 'الدفع',
  changeFor: (note, change) => `الباقي من ${isolateLtr(note)}: ${isolateLtr(change)}`,
  comment: 'ملاحظة',
  ticket: (number) => `تذكرة الطلب ${isolateLtr(number)}`,
  isKitchen: 'هذا جهاز المطبخ',
  isKitchenHint: 'يفتح التذاكر مباشرة ويحفظ لغتها على هذا الجهاز.',
  isNotKitchen: 'ليس جهاز المطبخ',
  print: 'طباعة التذكرة',
  paper: 'الورق',
  paperWidth: (mm) => `${isolateLtr(String(mm))} مم`,
  printWhenOpened: 'طباعة عند الفتح',
  ticketLanguage: 'لغة التذكرة',
  languages: { ar: 'العربية', en: 'الإنجليزية', both: 'اللغتان' },
  openedAt: (time) => `فُتحت هذه التذكرة هنا الساعة ${time}.`,
  hasOtherLines: 'نفس الرقم بأصناف مختلفة: راجع المحادثة.',
  replaces: (number) => `بدلاً من ${isolateLtr(number)}.`,
  paste: 'ألصق رسالة الزبون',
  pasteHint: 'للتحقق منها ولطباعة الاسم والعنوان على التذكرة. لا يغادر النص هذا الجهاز.',
  matches: 'الرسالة مطابقة للرابط ولأسعار المنيو.',
  otherTotal: (message, menu) =>
    `الأصناف مطابقة. الإجمالي في الرسالة ${isolateLtr(message)}، وبأسعار المنيو الآن ${isolateLtr(menu)}.`,
  mayHaveChanged: 'ربما تغيّرت الأسعار منذ كتابة الطلب.',
  otherDishes: 'مختلف عن الرابط:',
  onlyInMessage: 'في الرسالة فقط',
  onlyInLink: 'في الرابط فقط',
  otherOrder: (number) => `هذه رسالة طلب آخر (${isolateLtr(number)}).`,
  notOurs: 'لم نجد طلباً في هذا النص.',
} satisfies KitchenMessages
