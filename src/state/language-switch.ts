import { safeLocalStorage, safeSessionStorage } from '../hooks/safe-storage.ts'
import type { Language } from '../domain/language.ts'
import { isFilter } from '../domain/menu-filters.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '../domain/storage-keys.ts'
import { truncateAddress, truncateFirstName } from '../domain/order-form.ts'
import { disclosureStore } from './disclosure-store.ts'
import { menuFilterStore, setFilter } from './menu-filter-store.ts'
import { orderFormStore } from './order-form-store.ts'

/** Stores the language for the next visit. */
export function saveLanguage(language: Language): void {
  safeLocalStorage.write(LOCAL_KEYS.language, language)
}

/** Leaves what is stored nowhere else for the same page in the other language. */
export function saveForLanguageSwitch(): void {
  const { method, firstName: name, address } = orderFormStore.getState().form
  const category = menuFilterStore.getState().filter
  const panels = disclosureStore.getState().open
  safeSessionStorage.write(
    SESSION_KEYS.languageSwitch,
    JSON.stringify({ method, name, address, category, panels, scroll: window.scrollY }),
  )
}

/** Takes over what the page in the other language left, once. Junk counts as nothing. */
export function restoreAfterLanguageSwitch(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.languageSwitch)
  if (text === null) return
  safeSessionStorage.remove(SESSION_KEYS.languageSwitch)
  const { method, name, address, category, panels, scroll } = parseRecord(text)
  if (method === 'delivery' || method === 'pickup') {
    const firstName = truncateFirstName(toText(name))
    orderFormStore.setState({ form: { method, firstName, address: truncateAddress(toText(address)) }, errors: {} })
  }
  if (typeof category === 'string' && isFilter(category)) setFilter(category)
  if (Array.isArray(panels)) {
    disclosureStore.setState({ open: panels.filter((panel): panel is string => typeof panel === 'string') })
  }
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

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
