import type { MenuItem } from '../menu.ts'
import { isOneSlipAway } from './is-one-slip-away.ts'
import type { QueryWord } from './parse-query.ts'
import { KNOWN_WORDS, listParts, listSameMeaning } from './same-meaning.ts'
import { PLACES, type SearchedWords, type SearchIndex } from './search-index.ts'
import { listForms, listStems } from './word-forms.ts'

/** A slip is forgiven in a word of this many letters. */
const MIN_LETTERS_FOR_SLIP = 5
/** A shorter word that was typed is found at the beginning of others alone: لو is no part of حلوم. */
const MIN_TYPED_INSIDE = 3
/** A shorter word that means the same may be a chance part of another: ماي of مايونيز, tea of steak. */
const MIN_MEANT_TO_BEGIN = 4
const MIN_LATIN_MEANT_INSIDE = 5
/** What may be the first of two words that are written together, and the fewest letters of the second. */
const FIRST_OF_TWO = /^(?:\p{L}{3,}|\p{N}+)$/u
const MIN_LETTERS_OF_SECOND = 2

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** Ranks by how a word of a name holds one that is meant: at the name's beginning; elsewhere in it, the rank after. */
const FITS = { whole: 0, begins: 2, inside: 4 } as const
const RANK_ELSEWHERE = 6
const RANK_OF_SLIP = 7

export interface SearchResult {
  /** The items that have the most words of the query: best first, equal ones in the order of the menu. */
  readonly items: readonly MenuItem[]
  /** Whether they have all of them but the missing ones. */
  readonly haveAll: boolean
  /** The words that no item has, as they were typed. */
  readonly missing: readonly string[]
}

/** The places of items in the menu, with their ranks: the lower, the better. */
type Found = ReadonlyMap<number, number>

const NOTHING: Found = new Map()

/** Searches for the words of a query, or words that mean the same. */
export function searchMenu(index: SearchIndex, query: readonly QueryWord[]): SearchResult {
  const results = query.map(({ typed, word }) => ({ typed, found: findWord(index, word) }))
  const known = results.map(({ found }) => found).filter(({ size }) => size > 0)
  const sums = [...addUp(known)]
  const most = sums.reduce((max, [, { words }]) => Math.max(max, words), 0)
  return {
    items: sums
      .filter(([, { words }]) => words === most)
      .toSorted(([at, a], [otherAt, b]) => a.rank - b.rank || at - otherAt)
      .flatMap(([at]) => index.items[at] ?? []),
    haveAll: most === known.length,
    missing: [...new Set(results.filter(({ found }) => found.size === 0).map(({ typed }) => typed))],
  }
}

/** Finds a word; where at most one item has it, it may be a slip of another. */
function findWord(index: SearchedWords, word: string): Found {
  const found = findMeant(index, word)
  const together = found.size === 0 ? findTogether(index, word) : NOTHING
  if (together.size > 0) return together
  if (found.size > 1 || word.length < MIN_LETTERS_FOR_SLIP) return found
  const all = new Map(found)
  for (const slip of listOneSlipAway(index, word)) {
    const meant = findMeant(index, slip)
    keepBest(all, meant.size > 0 ? meant : findTogether(index, slip), (rank) => rank + RANK_OF_SLIP)
  }
  return all
}

/** Finds the items with all words that are written together in one. */
function findTogether(index: SearchedWords, word: string): Found {
  const parts = splitWord(index, word).map((part) => findMeant(index, part))
  const sums = [...addUp(parts)].filter(([, { words }]) => words === parts.length)
  return new Map(sums.map(([at, { rank }]) => [at, rank]))
}

/** Finds the items with a word, with one that means the same, or with another form of these. */
function findMeant({ words, stems }: SearchedWords, word: string): Found {
  const typed = listForms(word)
  const said = [...typed, ...listSameMeaning(word)]
  const meant = new Set([...said, ...said.flatMap(listStems).flatMap((stem) => stems.get(stem) ?? [])])
  const isArabic = (each: string): boolean => ARABIC_LETTER.test(each)
  const isTyped = (each: string): boolean => typed.includes(each)
  const beginnings = [...meant].filter((each) => isTyped(each) || each.length >= MIN_MEANT_TO_BEGIN)
  const insides = beginnings.filter((each) =>
    isTyped(each) ? each.length >= MIN_TYPED_INSIDE : isArabic(each) || each.length >= MIN_LATIN_MEANT_INSIDE,
  )
  // A prefix of a short word is none of its forms: ولحم.
  const ends = [...meant].filter((each) => isArabic(each) && each.length >= MIN_TYPED_INSIDE)
  const getFit = (known: string): number | null => {
    if (meant.has(known)) return FITS.whole
    if (beginnings.some((each) => known.startsWith(each))) return FITS.begins
    const isInside = insides.some((each) => known.includes(each)) || ends.some((each) => known.endsWith(each))
    return isInside ? FITS.inside : null
  }
  const found = new Map<number, number>()
  for (const [known, places] of words) {
    const fit = getFit(known)
    if (fit !== null) keepBest(found, places, (place) => (place === PLACES.elsewhere ? RANK_ELSEWHERE : fit + place))
  }
  return found
}

/** Returns the words that are written together in a word; the second of two words of the menu may be unfinished. */
function splitWord({ words, stems }: SearchedWords, word: string): readonly string[] {
  const parts = listParts(word)
  if (parts.length > 0) return parts
  const known = [...words.keys(), ...KNOWN_WORDS]
  const isBegun = (second: string): boolean =>
    known.some((each) => each.startsWith(second)) || listStems(second).some((stem) => stems.has(stem))
  return (
    known
      .filter((first) => word.startsWith(first) && FIRST_OF_TWO.test(first))
      .map((first) => [first, word.slice(first.length)])
      .find(([, second = '']) => second.length >= MIN_LETTERS_OF_SECOND && isBegun(second)) ?? []
  )
}

function listOneSlipAway({ words, stems }: SearchedWords, word: string): readonly string[] {
  const typed = listStems(word).filter(({ length }) => length >= MIN_LETTERS_FOR_SLIP)
  const otherForms = [...stems].filter(([stem]) => typed.some((each) => isOneSlipAway(each, stem)))
  const known = [...words.keys(), ...KNOWN_WORDS].filter((each) => isOneSlipAway(word, each))
  return [...new Set([...known, ...otherForms.flatMap(([, sameStem]) => sameStem)])]
}

interface Sum {
  /** How many of the words an item has. */
  readonly words: number
  readonly rank: number
}

function addUp(found: readonly Found[]): ReadonlyMap<number, Sum> {
  const sums = new Map<number, Sum>()
  for (const each of found) {
    for (const [at, rank] of each) {
      const sum = sums.get(at)
      sums.set(at, { words: (sum?.words ?? 0) + 1, rank: (sum?.rank ?? 0) + rank })
    }
  }
  return sums
}

function keepBest(best: Map<number, number>, found: Found, toRank: (rank: number) => number): void {
  for (const [at, each] of found) best.set(at, Math.min(toRank(each), best.get(at) ?? Infinity))
}
