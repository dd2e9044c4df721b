import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '#i18n/plural.ts'
import { isolate } from '#core/text/isolate.ts'

const quote = (text: string): string => `“${isolate(text)}”`

/** English messages of the menu's search. `search.ar.ts` must have the same shape. */
export const searchEn = {
  clear: 'Clear',
  found: (count: number) => plural('en', count, { one: '1 dish', other: `${count} dishes` }),
  noneHasAll: 'No dish has all of these words. The closest:',
  nothingFor: (words: string) => `Nothing for ${quote(words)}.`,
  nothingFound: (text: string) => `Nothing found for ${quote(text)}. The whole menu is below.`,
  trySearch: `Try “${searchExample.en}”`,
  clearSearch: 'Clear search',
  example: searchExample.en,
}

export type SearchMessages = typeof searchEn
