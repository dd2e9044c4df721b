import type { BasketCodeMessages } from './basket-code.en.ts'

/** Arabic messages of a basket that moves over to a phone. */
export const basketCodeAr = {
  scan: 'امسح الرمز بكاميرا الهاتف. تنتقل سلتك إليه، وتكتب الاسم والعنوان هناك.',
  tooLong: 'سلتك كبيرة على الرمز. انسخ الرابط وافتحه على هاتفك.',
  copyLink: 'انسخ الرابط',
  copied: 'تم نسخ الرابط',
} satisfies BasketCodeMessages
