import type { HandOffMessages } from './hand-off.en.ts'
import { isolateLtr } from '#i18n/isolate.ts'

/** Arabic messages for a customer who comes back from WhatsApp. They never say that an order was sent. */
export const handOffAr = {
  question: 'هل ضغطت «إرسال» في واتساب؟',
  unknown: 'لا يصلنا طلبك إلا بعد الضغط على «إرسال» في واتساب.',
  pasteIt: 'ألصق الطلب في المحادثة ثم أرسله.',
  saidSent: 'نعم، أرسلته',
  openAgain: 'افتح واتساب مرة أخرى',
  call: 'اتصل بنا',
  changed: (number) => `غيّرت الطلب بعد فتح واتساب. سيُكتب برقم ${isolateLtr(number)} بدلاً من السابق.`,
  thanks: 'شكراً لك. سنردّ عليك في واتساب.',
  thanksWithNumber: (number) => `شكراً لك. سنردّ عليك في واتساب. رقم طلبك ${isolateLtr(number)}.`,
  backToMenu: 'العودة إلى المنيو',
  notSent: 'لم أرسله بعد',
  here: 'وصلت',
  outside: 'أنا في الخارج.',
  outsideWithNumber: (number) => `أنا في الخارج. الطلب ${isolateLtr(number)}.`,
} satisfies HandOffMessages
