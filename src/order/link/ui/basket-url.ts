import type { Language } from '#core/text/language.ts'
import { readSiteOrigin } from '#browser/page/site-origin.ts'
import { getPublicOrigin, toOrderCardUrl } from '../order-card-url.ts'
import { EMPTY_ORDER_LINK, type LinkLine } from '../order-link.ts'

/** The address at which others find a basket: without number, time or anything of the form. Null for too long a one. */
export function createBasketUrl(lines: readonly LinkLine[], language: Language): string | null {
  const origin = getPublicOrigin(readSiteOrigin(), window.location.origin)
  return toOrderCardUrl(origin, language, { ...EMPTY_ORDER_LINK, lines })
}
