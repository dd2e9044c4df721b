import { sameMeaning, severalWords } from '../../../../restaurant/search.ts'
import { foldForSearch } from './fold-for-search.ts'
import { listForms, listStems } from './word-forms.ts'

interface KnownWord {
  readonly word: string
  readonly stems: readonly string[]
}

/** Units, which menus of all restaurants have. */
const UNITS = ['g gm gram غ غم غرام جرام', 'kg kilo كغ كيلو', 'ml مل', 'litre liter لتر', 'piece pcs قطعة حبة']

const GROUPS = [...sameMeaning, ...UNITS].map(toKnownWords)
const COMPOUNDS = Object.entries(severalWords).map(([words, parts]) => ({
  known: toKnownWords(words),
  parts: foldForSearch(parts).split(' '),
}))

/** All words of the tables, folded. */
export const KNOWN_WORDS: readonly string[] = [...GROUPS, ...COMPOUNDS.map(({ known }) => known)]
  .flat()
  .map(({ word }) => word)

/** A shorter word is not completed: it would begin too many others. */
const MIN_BEGINNING = 3

/**
 * Returns the words that mean the same as a folded one, itself among them. Its beginning is enough,
 * so that the dishes are found while it is typed.
 */
export function listSameMeaning(word: string): readonly string[] {
  return GROUPS.filter((group) => hasWord(group, word))
    .flat()
    .map((known) => known.word)
}

/** Returns the words that a folded one stands for, such as beef and burger for hamburger; none for most. */
export function listParts(word: string): readonly string[] {
  return COMPOUNDS.find(({ known }) => hasWord(known, word))?.parts ?? []
}

function hasWord(group: readonly KnownWord[], word: string): boolean {
  const forms = listForms(word).filter(({ length }) => length >= MIN_BEGINNING)
  const stems = new Set([word, ...listStems(word)])
  return group.some(
    (known) =>
      known.word === word ||
      known.stems.some((stem) => stems.has(stem)) ||
      forms.some((form) => known.word.startsWith(form)),
  )
}

function toKnownWords(words: string): readonly KnownWord[] {
  return foldForSearch(words)
    .split(' ')
    .map((word) => ({ word, stems: listStems(word) }))
}
