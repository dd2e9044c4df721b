import type { Bilingual } from '#core/text/language.ts'
import { isExtras } from '../choices.ts'
import type { MenuItem } from '../menu.ts'
import { foldForSearch } from './fold-for-search.ts'
import { listStems } from './word-forms.ts'

/** Where an item has a word: the best of its places, lowest first. */
export const PLACES = { nameBegins: 0, name: 1, elsewhere: 2 } as const

type Place = (typeof PLACES)[keyof typeof PLACES]

/** The words of a menu. Items are named by their places in it. */
export interface SearchedWords {
  /** Each folded word, with the items that have it in name, category, description or the options of their choices. */
  readonly words: ReadonlyMap<string, ReadonlyMap<number, Place>>
  /** The words that share a stem. */
  readonly stems: ReadonlyMap<string, readonly string[]>
}

/** What is searched, in the order of the menu. */
export interface SearchIndex extends SearchedWords {
  readonly items: readonly MenuItem[]
}

/** Folds the texts of all items once. */
export function createSearchIndex(
  menu: readonly MenuItem[],
  getCategoryName: (item: MenuItem) => Bilingual,
): SearchIndex {
  const words = new Map<string, Map<number, Place>>()
  const listWords = createWordList()
  menu.forEach((item, at) => {
    const add = (word: string, place: Place): void => {
      const places = words.get(word) ?? new Map<number, Place>()
      words.set(word, places)
      if (!places.has(at)) places.set(at, place)
    }
    // The best places first.
    const names = [listWords(item.name.en), listWords(item.name.ar)]
    for (const [first] of names) if (first !== undefined) add(first, PLACES.nameBegins)
    for (const word of names.flat()) add(word, PLACES.name)
    const { en, ar } = getCategoryName(item)
    const choices = item.choices?.filter((choice) => !isExtras(choice)) ?? []
    const optionNames = choices.flatMap(({ options }) => options.flatMap(({ name }) => [name.en, name.ar]))
    for (const text of [en, ar, item.description.en, item.description.ar, ...optionNames]) {
      for (const word of listWords(text)) add(word, PLACES.elsewhere)
    }
  })
  const stems = new Map<string, string[]>()
  for (const word of words.keys()) {
    for (const stem of listStems(word)) stems.set(stem, [...(stems.get(stem) ?? []), word])
  }
  return { items: menu, words, stems }
}

/** Returns how to list the folded words of a text. Names of categories come again and again. */
function createWordList(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>([['', []]])
  return (text) => {
    const words = known.get(text) ?? foldForSearch(text).split(' ').filter(Boolean)
    known.set(text, words)
    return words
  }
}
