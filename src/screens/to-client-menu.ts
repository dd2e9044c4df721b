import type { Bilingual, Language } from '../domain/language.ts'
import type { MenuItem } from '../domain/menu.ts'

/**
 * The menu as a page in one language carries it: both names, which the stored basket needs, but a description in the
 * other language only where it is the fallback (APP-2). Halves what travels.
 */
export function toClientMenu(menu: readonly MenuItem[], language: Language): readonly MenuItem[] {
  return menu.map((item) => ({ ...item, description: shownSide(item.description, language) }))
}

function shownSide(text: Bilingual, language: Language): Bilingual {
  if (text[language] === '') return text
  return language === 'ar' ? { ar: text.ar, en: '' } : { ar: '', en: text.en }
}
