import type { MenuItem } from '../menu.ts'
import { foldForSearch } from './fold-for-search.ts'
import { isOneSlipAway } from './is-one-slip-away.ts'
import { KNOWN_WORDS, listSameMeaning } from './same-meaning.ts'
import type { SearchEntry, SearchIndex } from './search-index.ts'

/** A word of this many letters that finds nothing is tried with one slip. */
const MIN_LETTERS_FOR_SLIP = 5
/** A shorter Latin word that was not typed itself may be a chance part of another: tea of steak. */
const MIN_LETTERS_INSIDE = 5

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** Returns what a text searches for, folded; null where it is too short or holds no letters. */
export function parseQuery(text: string): string | null {
  const query = foldForSearch(text).trim()
  return query.length > 1 || ARABIC_LETTER.test(query) ? query : null
}

/**
 * Returns the items that have all words of a query, or words that mean the same: best first, equal
 * ones in the order of the menu.
 */
export function searchMenu({ entries, words }: SearchIndex, query: string): readonly MenuItem[] {
  const matchers = query.split(' ').map((word) => {
    const meant = toMatcher([word])
    if (word.length < MIN_LETTERS_FOR_SLIP || entries.some(({ all }) => meant.isIn(all))) return meant
    return toMatcher([...words, ...KNOWN_WORDS].filter((known) => isOneSlipAway(word, known)))
  })
  return entries
    .filter(({ all }) => matchers.every(({ isIn }) => isIn(all)))
    .map((entry) => ({ item: entry.item, rank: sum(matchers.map(({ getRank }) => getRank(entry))) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

interface Matcher {
  readonly isIn: (text: string) => boolean
  /** The lower, the better: of an entry that has the word. */
  readonly getRank: (entry: SearchEntry) => number
}

/** Matches any of these words and of those that mean the same. */
function toMatcher(typed: readonly string[]): Matcher {
  const words = typed.flatMap(listSameMeaning)
  const inside = words.filter(
    (word) => typed.includes(word) || word.length >= MIN_LETTERS_INSIDE || ARABIC_LETTER.test(word),
  )
  const hasBeginning = (text: string): boolean => words.some((word) => text.includes(` ${word}`))
  const hasInside = (text: string): boolean => inside.some((word) => text.includes(word))
  return {
    isIn: (text) => hasBeginning(text) || hasInside(text),
    getRank: ({ names }) => {
      if (words.some((word) => names.includes(`\n ${word}`))) return 0
      if (hasBeginning(names)) return 1
      return hasInside(names) ? 2 : 3
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
