import { attempt } from '#core/attempt.ts'
import { encodeOrderLink } from './encode-order-link.ts'
import { MAX_LINK_LENGTH } from './order-link-format.ts'
import type { OrderLink } from './order-link.ts'
import type { Language } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'

/** Names that only this device or this network has, so that a link with them leads nowhere else. */
const LOCAL_HOST = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/

/**
 * The origin of links for other devices: the setting `SITE_ORIGIN`, which is right behind a proxy;
 * where it was not set, so that it names this machine, the origin that the page was opened at.
 */
export function getPublicOrigin(siteOrigin: string, pageOrigin: string): string {
  const host = attempt(() => new URL(siteOrigin).hostname)
  if (host === undefined || LOCAL_HOST.test(host)) return pageOrigin
  return siteOrigin
}

/**
 * The address of an order card; null for an order that is too long for a link. The order is in the fragment, which
 * browsers send to no server.
 */
export function toOrderCardUrl(origin: string, language: Language, link: OrderLink): string | null {
  const payload = encodeOrderLink(link)
  return payload.length > MAX_LINK_LENGTH ? null : `${origin}${getPath('orderCard', language)}#${payload}`
}
