import { requestIds } from '../../../restaurant/menu.ts'
import { requestNames } from '../../../restaurant/requests.ts'
import type { Language } from '#core/text/language.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

/** The configured names of requests in one language. */
export function getRequestNames(language: Language): Readonly<Record<RequestKey, string>> {
  const names = requestIds.map((id) => [id, requestNames[id][language]])
  return Object.fromEntries(names) as Record<RequestKey, string>
}
