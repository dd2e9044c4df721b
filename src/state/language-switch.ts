import { localStore, sessionStore } from '../browser/web-storage.ts'
import { DEFAULT_FILTER } from '../domain/browsing.ts'
import type { Language } from '../domain/language.ts'
import type { Carried, PagePart } from './page-part.ts'

export const SWITCH_KEY = 'languageSwitch'
export const LANGUAGE_KEY = 'language'

/** What a page takes along that keeps none of it. */
const NOTHING: Carried = { method: null, name: '', address: '', category: DEFAULT_FILTER, panels: [] }

let parts: readonly PagePart[] = []

/** Remembers the choice for the next visit (APP-5). */
export function rememberLanguage(language: Language): void {
  localStore.write(LANGUAGE_KEY, language)
}

/** Leaves for the page in the other language what is on this one but stored nowhere else (APP-5, contracts). */
export function leaveForOtherLanguage(): void {
  const carried = parts.reduce((taken, part) => ({ ...taken, ...part.leave?.() }), NOTHING)
  sessionStore.write(SWITCH_KEY, JSON.stringify({ ...carried, scroll: window.scrollY }))
}

/** Reads once what the toggle left, and lets the page's parts put it back in its place. Junk counts as nothing. */
export function takeOverFromOtherLanguage(ofPage: readonly PagePart[]): void {
  parts = ofPage
  const text = sessionStore.read(SWITCH_KEY)
  if (text === null) return
  sessionStore.remove(SWITCH_KEY)
  const carried = parsedRecord(text)
  for (const part of ofPage) part.arrive?.(carried)
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
