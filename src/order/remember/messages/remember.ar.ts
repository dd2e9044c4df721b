import type { RememberMessages } from './remember.en.ts'

/** Arabic messages of what the browser keeps of the last order. */
export const rememberAr = {
  remember: 'تذكّرني على هذا الجهاز',
  rememberHere: 'تذكّر هذا الطلب هنا',
  whatIsKept: 'الاسم والعنوان أو السيارة وآخر طلب، في هذا المتصفح فقط وما دام يحتفظ بها.',
  refused: 'تعذّر حفظ بياناتك هنا.',
  pickup: 'استلام من المطعم',
  deliveryTo: (address) => `توصيل إلى ${address}`,
  use: 'استخدمها',
  forget: 'امسح بياناتي',
  forgotten: 'تم مسح بياناتك.',
} satisfies RememberMessages
