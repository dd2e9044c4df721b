import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '../../i18n/plural.ts'
import { isolateName } from '../../i18n/isolate.ts'
import type { SearchMessages } from './search.en.ts'

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
  nothingFound: (text) => `لا نتائج لـ «${isolateName(text)}». جرّب «${searchExample.ar}».`,
}
