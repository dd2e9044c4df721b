import { isolateLtr } from '#i18n/isolate.ts'
import { plural } from '#i18n/plural.ts'
import type { LocationMessages } from './location.en.ts'

/** Arabic messages of the customer’s location. */
export const locationAr = {
  addLocation: 'إضافة موقعي',
  finding: 'جارٍ تحديد موقعك',
  added: (metres) => `أُضيف موقعك بدقة ${formatMetres(metres)} تقريباً`,
  roughly: (metres) => `موقع تقريبي، بدقة ${formatMetres(metres)} تقريباً`,
  far: 'هذا الموقع بعيد عن مطعمنا.',
  notFound: 'لم نتمكن من تحديد موقعك. يمكنك إرساله في واتساب بعد الطلب.',
  remove: 'إزالة',
} satisfies LocationMessages

function formatMetres(metres: number): string {
  const figure = isolateLtr(String(metres))
  return plural('ar', metres, {
    zero: `${figure} متر`,
    one: 'متر واحد',
    two: 'مترين',
    few: `${figure} أمتار`,
    many: `${figure} متراً`,
    other: `${figure} متر`,
  })
}
