import { searchExample } from '../../../restaurant/search.ts'
import { plural } from '#i18n/plural.ts'
import { isolateName } from '#i18n/isolate.ts'

const quote = (text: string): string => `“${isolateName(text)}”`

/** English messages of the menu's search. `search.ar.ts` must have the same shape. */
export const searchEn = {
  clear: 'Clear',
  found: (count: number) => plural('en', count, { one: '1 dish', other: `${count} dishes` }),
  noneHasAll: 'No dish has all of these words. These have some of them.',
  nothingFor: (words: string) => `Nothing for ${quote(words)}.`,
  nothingFound: (text: string) => `Nothing found for ${quote(text)}. The whole menu is below.`,
  trySearch: `Try “${searchExample.en}”`,
  clearSearch: 'Clear search',
  example: searchExample.en,
}

export type SearchMessages = typeof searchEn
