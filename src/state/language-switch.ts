import { safeLocalStorage, safeSessionStorage } from '../hooks/safe-storage.ts'
import type { Language } from '../domain/language.ts'
import { DEFAULT_FILTER } from '../domain/menu-filters.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '../domain/storage-keys.ts'

/** Stores the language for the next visit. */
export function saveLanguage(language: Language): void {
  safeLocalStorage.write(LOCAL_KEYS.language, language)
}

/** What a store of the page takes to the same page in the other language, where it is stored nowhere else. */
interface LanguageSwitchPart {
  readonly save: () => Partial<LanguageSwitchState>
  /** Takes over what was saved; the record may hold anything. */
  readonly restore: (saved: Readonly<Record<string, unknown>>) => void
}

interface LanguageSwitchState {
  readonly method: string | null
  readonly name: string
  readonly address: string
  readonly category: string
  readonly panels: readonly string[]
}

const NOTHING: LanguageSwitchState = { method: null, name: '', address: '', category: DEFAULT_FILTER, panels: [] }

const parts: LanguageSwitchPart[] = []

/** Called by a store's module: only the stores that the page's islands have loaded take part. */
export function addLanguageSwitchPart(part: LanguageSwitchPart): void {
  parts.push(part)
}

/** Leaves what is stored nowhere else for the same page in the other language. */
export function saveForLanguageSwitch(): void {
  const state = parts.reduce((saved, part) => ({ ...saved, ...part.save() }), NOTHING)
  safeSessionStorage.write(SESSION_KEYS.languageSwitch, JSON.stringify({ ...state, scroll: window.scrollY }))
}

/** Takes over what the page in the other language left, once. Junk counts as nothing. */
export function restoreAfterLanguageSwitch(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.languageSwitch)
  if (text === null) return
  safeSessionStorage.remove(SESSION_KEYS.languageSwitch)
  const saved = parseRecord(text)
  for (const part of parts) part.restore(saved)
  const { scroll } = saved
  if (typeof scroll === 'number' && Number.isFinite(scroll)) scrollAfterLayout(scroll)
}

/** Scrolls without animation once the islands have rendered what was taken over. */
function scrollAfterLayout(offset: number): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      window.scrollTo({ top: offset, behavior: 'instant' })
    })
  })
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
