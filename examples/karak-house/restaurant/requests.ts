import type { Bilingual } from '../../../src/core/text/language.ts'
import type { requestIds } from './menu.ts'

export const requestNames: Readonly<Record<(typeof requestIds)[number], Bilingual>> = {
  extra_sugar: { en: 'Extra sugar', ar: 'سكر زيادة' },
  no_sugar: { en: 'No sugar', ar: 'بدون سكر' },
  extra_ginger: { en: 'Extra ginger', ar: 'زنجبيل زيادة' },
}
