import { getPath } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'

/** For responses that are not pages. Pages have their own policy, with hashes. */
export const CSP_DENY_ALL = "default-src 'none'; frame-ancestors 'none'"

/** What pages may not do; checkout alone may ask where the customer is. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
export const CHECKOUT_PERMISSIONS = PERMISSIONS.replace('geolocation=()', 'geolocation=(self)')

const CHECKOUT_PATHS: readonly string[] = LANGUAGES.map((language) => getPath('checkout', language))

/** Sent with every response on every target; the hosts' header files are generated from it. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
} as const

/** Two years; sent if the site's own origin is https. */
export const HSTS = 'max-age=63072000'

/** Returns the headers of every response, without a content security policy. */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return siteOrigin.startsWith('https:') ? { ...COMMON_HEADERS, 'strict-transport-security': HSTS } : COMMON_HEADERS
}

/** Returns the headers that a page has in place of those of every response. */
export function pageHeaders(path: string): Readonly<Record<string, string>> {
  return CHECKOUT_PATHS.includes(path) ? { 'permissions-policy': CHECKOUT_PERMISSIONS } : {}
}

/** Returns the headers of every response, errors included; pages override the policy. */
export function defaultHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return { 'content-security-policy': CSP_DENY_ALL, ...securityHeaders(siteOrigin) }
}
