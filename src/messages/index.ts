import { LANGUAGES, type Language } from '../domain/language.ts'
import type { Messages } from './en.ts'

export type { Messages }

const FILES: Record<Language, () => Promise<Messages>> = {
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
}

/** The server makes pages in both languages; a page of the site needs its own, and loads no other. */
function languagesNeeded(): readonly Language[] {
  const page = typeof document === 'undefined' ? undefined : document.documentElement
  const own = LANGUAGES.find((language) => language === page?.lang)
  return own === undefined || page?.dataset['page'] === undefined ? LANGUAGES : [own]
}

const loaded = new Map<Language, Messages>()
for (const language of languagesNeeded()) loaded.set(language, await FILES[language]())

/** Every word of the interface in one language. Throws in a browser for the language that the page is not in. */
export function messages(language: Language): Messages {
  const found = loaded.get(language)
  if (found === undefined) throw new Error(`this page has no words in ${language}`)
  return found
}
