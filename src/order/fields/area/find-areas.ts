import { foldForSearch } from '#menu/domain/search/fold-for-search.ts'
import { isOneSlipAway } from '#menu/domain/search/is-one-slip-away.ts'
import { listForms } from '#menu/domain/search/word-forms.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'

/** A slip is forgiven in a word of this many letters, as in the search of the menu. */
const MIN_LETTERS_FOR_SLIP = 5

/**
 * The areas of which a name, in either language, has the text in it; all of them for an empty text. Without one, those
 * that have each of its words without its Arabic article, or with one slip.
 */
export function findAreas(areas: readonly DeliveryArea[], text: string): readonly DeliveryArea[] {
  const searched = foldName(text)
  const findBy = (fits: (name: string) => boolean): readonly DeliveryArea[] =>
    areas.filter(({ name }) => [name.ar, name.en].some(fits))
  const found = findBy((name) => foldName(name).includes(searched))
  if (found.length > 0) return found
  const words = foldForSearch(text).split(' ').map(listForms)
  return findBy((name) => {
    const known = [foldName(name), ...foldForSearch(name).split(' ').flatMap(listForms)]
    return words.every((forms) => forms.some((form) => known.some((each) => isAlike(each, form))))
  })
}

/** Whether a word of a name has a typed word in it, or begins with it but for a slip. */
function isAlike(known: string, typed: string): boolean {
  if (known.includes(typed)) return true
  if (typed.length < MIN_LETTERS_FOR_SLIP) return false
  return [-1, 0, 1].some((more) => isOneSlipAway(typed, known.slice(0, typed.length + more)))
}

/** Without spaces, and without the last hamza that many leave out: 'Al-Barsha' is 'albarsha', البرشاء is البرشا. */
function foldName(name: string): string {
  return foldForSearch(name).replace(/[ ء]/gu, '')
}
