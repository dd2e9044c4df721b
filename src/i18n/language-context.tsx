import { createContext, use, type ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'

const LanguageContext = createContext<Language | null>(null)

/** Provides the page's language to an island; every island needs its own. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Returns the language of the page. Throws outside of a LanguageProvider. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('no LanguageProvider')
  return language
}
