/** What the search of the menu knows. Browsers load it with the first search. */

/** Words that mean the same on this menu, in both languages and in their usual spellings. */
export const sameMeaning: readonly string[] = [
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
]

/** A word that it proposes when it finds nothing. */
export const searchExample = { en: 'shawarma', ar: 'شاورما' }
