import { safeLocalStorage, safeSessionStorage } from '../hooks/safe-storage.ts'
import { DEFAULT_FILTER } from '../domain/menu-filters.ts'
import type { Language } from '../domain/language.ts'
import type { LanguageSwitchState, PersistedSlice } from './persisted-slice.ts'

export const SWITCH_KEY = 'languageSwitch'
export const LANGUAGE_KEY = 'language'

/** What a page takes along that keeps none of it. */
const NOTHING: LanguageSwitchState = { method: null, name: '', address: '', category: DEFAULT_FILTER, panels: [] }

let parts: readonly PersistedSlice[] = []

/** Remembers the choice for the next visit (APP-5). */
export function rememberLanguage(language: Language): void {
  safeLocalStorage.write(LANGUAGE_KEY, language)
}

/** Leaves for the page in the other language what is on this one but stored nowhere else (APP-5, contracts). */
export function saveForLanguageSwitch(): void {
  const carried = parts.reduce((taken, part) => ({ ...taken, ...part.serialize?.() }), NOTHING)
  safeSessionStorage.write(SWITCH_KEY, JSON.stringify({ ...carried, scroll: window.scrollY }))
}

/** Reads once what the toggle left, and lets the page's parts put it back in its place. Junk counts as nothing. */
export function restoreAfterLanguageSwitch(ofPage: readonly PersistedSlice[]): void {
  parts = ofPage
  const text = safeSessionStorage.read(SWITCH_KEY)
  if (text === null) return
  safeSessionStorage.remove(SWITCH_KEY)
  const carried = parsedRecord(text)
  for (const part of ofPage) part.deserialize?.(carried)
  const { scroll } = carried
  if (typeof scroll === 'number' && Number.isFinite(scroll)) scrollOnceLaidOut(scroll)
}

/** After the islands have drawn what was carried over, without a visible movement. */
function scrollOnceLaidOut(offset: number): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      window.scrollTo({ top: offset, behavior: 'instant' })
    })
  })
}

function parsedRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
