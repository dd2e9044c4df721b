import { sameMeaning } from '../../../../restaurant/search.ts'
import { foldForSearch } from './fold-for-search.ts'

const GROUPS = sameMeaning.map((group) => foldForSearch(group).split(' '))

/** All words of the table, folded. */
export const KNOWN_WORDS: readonly string[] = GROUPS.flat()

/** A shorter word is not completed: it would begin too many others. */
const MIN_BEGINNING = 3

/**
 * Returns a folded word and the words that mean the same. Its beginning is enough, so that the
 * dishes are found while it is typed.
 */
export function listSameMeaning(word: string): readonly string[] {
  const isMeant = (known: string): boolean => known === word || (word.length >= MIN_BEGINNING && known.startsWith(word))
  return [...new Set([word, ...GROUPS.filter((group) => group.some(isMeant)).flat()])]
}
