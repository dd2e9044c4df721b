import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '#i18n/plural.ts'
import { isolate } from '#core/text/isolate.ts'
import type { SearchMessages } from './search.en.ts'

const quote = (text: string): string => `«${isolate(text)}»`

export const searchAr: SearchMessages = {
  clear: 'مسح',
  found: (count) =>
    plural('ar', count, {
      zero: 'لا أصناف',
      one: 'صنف واحد',
      two: 'صنفان',
      few: `${count} أصناف`,
      many: `${count} صنفاً`,
      other: `${count} صنف`,
    }),
  noneHasAll: 'لا يوجد صنف فيه كل هذه الكلمات. هذه أصناف فيها بعضها.',
  nothingFor: (words) => `لا نتائج لـ ${quote(words)}.`,
  nothingFound: (text) => `لا نتائج لـ ${quote(text)}. تجد المنيو كاملاً أدناه.`,
  trySearch: `جرّب «${searchExample.ar}»`,
  clearSearch: 'مسح البحث',
  example: searchExample.ar,
}
