import { toLocalText, type Language, type LocalText } from '#core/text/language.ts'
import type { CategoryChoice } from '../domain/filter.ts'
import { getMenuMessages } from './menu-messages.ts'

/** The name of an item's category or of a choice; 'More' for none. */
export function getCategoryName({ category, ownCategory }: CategoryChoice, language: Language): LocalText {
  const { filters, otherCategory } = getMenuMessages(language).menu
  if (ownCategory) return toLocalText(ownCategory.name, language)
  return { text: category === null ? otherCategory : filters[category], language }
}
