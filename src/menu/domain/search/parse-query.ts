import { foldForSearch } from './fold-for-search.ts'

/** A word to search for, folded, and as the customer typed it. */
export interface QueryWord {
  readonly typed: string
  readonly word: string
}

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** They join the words that are searched for, and not every dish that is meant has them. */
const LINKING_WORDS = new Set(foldForSearch('and with of the a an in on or for plus و مع من في على أو').split(' '))

/** Returns what a text searches for; null where it is too short or holds no letters. */
export function parseQuery(text: string): readonly QueryWord[] | null {
  const query = text.split(/[\s\p{P}\p{S}]+/u).flatMap((typed) =>
    foldForSearch(typed)
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ typed, word })),
  )
  const letters = query.map(({ word }) => word).join(' ')
  if (letters.length <= 1 && !ARABIC_LETTER.test(letters)) return null
  const told = query.filter(({ word }) => !LINKING_WORDS.has(word))
  return told.length > 0 ? told : query
}
