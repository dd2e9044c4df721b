import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '../../i18n/plural.ts'
import { isolateName } from '../../i18n/isolate.ts'

/** English messages of the menu's search. `search.ar.ts` must have the same shape. */
export const searchEn = {
  clear: 'Clear',
  found: (count: number) => plural('en', count, { one: '1 dish', other: `${count} dishes` }),
  nothingFound: (text: string) => `Nothing found for "${isolateName(text)}". Try "${searchExample.en}".`,
}

export type SearchMessages = typeof searchEn
