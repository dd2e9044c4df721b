import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '#i18n/plural.ts'
import { isolate } from '#core/text/isolate.ts'
import type { SearchMessages } from './search.en.ts'

const quote = (text: string): string => `«${isolate(text)}»`

export const searchAr: SearchMessages = {
  clear: 'امسح',
  found: (count) =>
    plural('ar', count, {
      zero: 'لا أصناف',
      one: 'صنف واحد',
      two: 'صنفان',
      few: `${count} أصناف`,
      many: `${count} صنفاً`,
      other: `${count} صنف`,
    }),
  noneHasAll: 'ما وجدنا صنفاً بكل هذه الكلمات. الأقرب:',
  nothingFor: (words) => `ما وجدنا شيئاً عن ${quote(words)}.`,
  nothingFound: (text) => `ما وجدنا شيئاً عن ${quote(text)}. المنيو كاملاً بالأسفل.`,
  trySearch: `جرّب «${searchExample.ar}»`,
  clearSearch: 'امسح البحث',
  example: searchExample.ar,
}
