import { restoreParts, saveParts } from '#browser/stores/language-switch-parts.ts'
import { onHydrated } from '#browser/page/on-hydrated.ts'
import { safeLocalStorage, safeSessionStorage } from '#browser/storage/safe-storage.ts'
import type { Language } from '#core/text/language.ts'
import { DEFAULT_FILTER } from '#menu/domain/filter.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { parseRecord } from '#core/text/parse-record.ts'

export function saveLanguage(language: Language): void {
  safeLocalStorage.write(LOCAL_KEYS.language, language)
}

/** Reading line, as a share of the viewport height. */
const READING_LINE = 0.4

/** What the parts of other pages would save: the stored state has the same shape everywhere. */
const EMPTY_SWITCH = { method: null, name: '', address: '', category: DEFAULT_FILTER, panels: [] }

/** Saves the unstored state for the same page in the other language. */
export function saveForLanguageSwitch(): void {
  const state = { ...EMPTY_SWITCH, ...saveParts() }
  const place = { scroll: window.scrollY, ...findPlace() }
  safeSessionStorage.write(SESSION_KEYS.languageSwitch, JSON.stringify({ ...state, ...place }))
}

/** Restores the state of the page in the other language, once; ignores invalid data. */
export function restoreAfterLanguageSwitch(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.languageSwitch)
  if (text === null) return
  safeSessionStorage.write(SESSION_KEYS.languageSwitch, null)
  const saved = parseRecord(text)
  restoreParts(saved)
  onHydrated(() => {
    restorePlaceAfterLayout(saved)
  })
}

/** The section or item at the top of the window, and how far below the window's top it begins. */
interface Place {
  readonly place: string
  readonly placeTop: number
}

/**
 * Texts differ in height between the languages, so the same scroll offset would show another
 * section.
 */
function findPlace(): Place | null {
  const readingLine = window.innerHeight * READING_LINE
  const above = listPlaces().filter((element) => element.getBoundingClientRect().top <= readingLine)
  const element = above.at(-1)
  return element === undefined ? null : { place: getPlaceName(element), placeTop: element.getBoundingClientRect().top }
}

function listPlaces(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main section[id], [data-item]')].filter(
    (element) => element.getBoundingClientRect().height > 0,
  )
}

function getPlaceName(element: HTMLElement): string {
  return element.dataset['item'] ?? element.id
}

/**
 * Scrolls without animation once the restored state is laid out, and focuses the first field with an error.
 */
function restorePlaceAfterLayout({ scroll, place, placeTop }: Readonly<Record<string, unknown>>): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true })
      const element = listPlaces().find((candidate) => getPlaceName(candidate) === place)
      const top =
        element !== undefined && typeof placeTop === 'number'
          ? window.scrollY + element.getBoundingClientRect().top - placeTop
          : scroll
      if (typeof top === 'number' && Number.isFinite(top)) window.scrollTo({ top, behavior: 'instant' })
    })
  })
}
