import { categories } from '../../../restaurant/menu.ts'
import type { Language } from '#core/text/language.ts'
import { CATEGORIES, type Category } from '../domain/menu.ts'

/** The configured names in one language. */
export function getCategoryNames(language: Language): Readonly<Record<Category, string>> {
  const names = CATEGORIES.map((category) => [category, language === 'ar' ? categories[category].ar : category])
  return Object.fromEntries(names) as Record<Category, string>
}
