import { foldForSearch } from './fold-for-search.ts'

/** Words that mean the same on this menu, in both languages and in their usual spellings. */
const GROUPS = [
  'برجر برغر بيرجر برقر burger burgar',
  'شاورما شورما shawarma shawerma shwarma',
  'دجاج تشكن فراخ chicken djaj dajaj',
  'لحم لحمة بيف meat beef lahm',
  'ساندويش ساندويتش سندويش سندوتش sandwich',
  'بطاطس بطاطا فرايز fries chips batata',
  'ثومية ثوم توم toum thoum garlic',
  'مخلل طرشي pickles',
  'حار سبايسي spicy har 7ar',
  'جبن جبنة تشيز cheese jebn',
  'ماء مياه موية water moya',
  'كولا كوكا بيبسي cola coke pepsi',
  'شاي كرك tea karak chai',
  'وجبة meal wajba',
  'كومبو كمبو combo comboo',
  'صوص sauce',
].map((group) => foldForSearch(group).split(' '))

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
