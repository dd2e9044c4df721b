/** What the search of the menu knows. Browsers load it with the first search. */

/**
 * Words that mean the same on this menu, in both languages and in their usual spellings. Regular plurals and Arabic
 * prefixes need no word of their own.
 */
export const sameMeaning: readonly string[] = [
  'برجر برغر بيرجر برقر برگر burger burgar',
  'شاورما شورما شوارما shawarma shawerma shwarma',
  'دجاج دياي تشكن جكن فراخ chicken djaj dajaj',
  'لحم لحوم لحمة بيف meat beef lahm',
  'ساندويش ساندويتش سندويش سندويتش سندوتش سندويج شطيرة شطائر sandwich',
  'بطاطس بطاطا فرايز شيبس تشيبس شبس چپس fries chips batata potato',
  'ثومية ثوم توم toum thoum garlic',
  'مخلل طرشي pickles',
  'حار سبايسي spicy har 7ar',
  'جبن جبنة أجبان تشيز cheese jebn',
  'ماء مياه موية ماي پانی water moya',
  'كولا كوكا بيبسي ببسي cola coca coke pepsi',
  'زيرو دايت zero diet',
  'صودا سبرايت سفن soda sprite 7up',
  'شاي كرك چای tea karak chai',
  'عصير عصائر جوس juice aseer',
  'مشروب drink beverage',
  'وجبة meal wajba',
  'كومبو كمبو combo comboo',
  'صوص صلصة sauce',
  'مايونيز mayo mayonnaise',
  'كاتشب كتشب ketchup',
  'طحينية طحينة tahini tahina',
  'مشروم فطر mushroom',
  'صحن صحون طبق أطباق plate',
  'صينية صواني tray',
  'صاروخ صواريخ',
  'أجنحة جناح جوانح wings',
  'دبل دوبل double',
  'مكس ميكس mix',
]

/** Words that stand for several others, written as one. */
export const severalWords: Readonly<Record<string, string>> = {
  'همبرجر همبرغر همبرقر همبورجر هامبرجر هامبرغر hamburger': 'beef burger',
}

/** A word that it proposes when it finds nothing. */
export const searchExample = { en: 'shawarma', ar: 'شاورما' }
