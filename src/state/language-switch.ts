import { localStore, sessionStore } from '../browser/web-storage.ts'
import { isFilter } from '../domain/browsing.ts'
import type { Language } from '../domain/language.ts'
import { EMPTY_ORDER_FORM, limitAddress, limitFirstName } from '../domain/order-form.ts'
import { browsingStore, chooseFilter } from './browsing.ts'
import { panelsStore, replaceOpenPanels } from './open-panels.ts'
import { orderFormStore, replaceOrderForm } from './order-form.ts'

export const SWITCH_KEY = 'languageSwitch'
export const LANGUAGE_KEY = 'language'

/** Remembers the choice for the next visit (APP-5). */
export function rememberLanguage(language: Language): void {
  localStore.write(LANGUAGE_KEY, language)
}

/** Leaves for the page in the other language what is on this one but stored nowhere else (APP-5, contracts). */
export function leaveForOtherLanguage(): void {
  const { form } = orderFormStore.getState()
  const carried = {
    method: form.method,
    name: form.firstName,
    address: form.address,
    category: browsingStore.getState().filter,
    panels: panelsStore.getState().open,
    scroll: window.scrollY,
  }
  sessionStore.write(SWITCH_KEY, JSON.stringify(carried))
}

/** Reads once what the toggle left, and puts everything back in its place. Junk counts as nothing. */
export function takeOverFromOtherLanguage(): void {
  const text = sessionStore.read(SWITCH_KEY)
  if (text === null) return
  sessionStore.remove(SWITCH_KEY)
  const carried = parsedRecord(text)
  const { method, category, panels, scroll } = carried
  if (method === 'delivery' || method === 'pickup') {
    replaceOrderForm({
      ...EMPTY_ORDER_FORM,
      method,
      firstName: limitFirstName(textOf(carried['name'])),
      address: limitAddress(textOf(carried['address'])),
    })
  }
  if (typeof category === 'string' && isFilter(category)) chooseFilter(category)
  if (Array.isArray(panels)) replaceOpenPanels(panels.filter((panel): panel is string => typeof panel === 'string'))
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
