import { foldForSearch } from '#menu/domain/search/fold-for-search.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'

/** The areas of which a name, in either language, has the text in it; all of them for an empty text. */
export function findAreas(areas: readonly DeliveryArea[], text: string): readonly DeliveryArea[] {
  const searched = foldName(text)
  return areas.filter(({ name }) => [name.ar, name.en].some((each) => foldName(each).includes(searched)))
}

/** Without spaces, and without the last hamza that many leave out: 'Al-Barsha' is 'albarsha', البرشاء is البرشا. */
function foldName(name: string): string {
  return foldForSearch(name).replace(/[ ء]/gu, '')
}
