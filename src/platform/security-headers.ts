/** For responses that are not pages. Pages have their own policy, with hashes. */
export const CSP_DENY_ALL = "default-src 'none'; frame-ancestors 'none'"

/** Sent with every response on every target; the hosts' header files are generated from it. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Two years; sent if the site's own origin is https. */
export const HSTS = 'max-age=63072000'

/** Returns the headers of every response, without a content security policy. */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return siteOrigin.startsWith('https:') ? { ...COMMON_HEADERS, 'strict-transport-security': HSTS } : COMMON_HEADERS
}

/** Returns the headers of every response, errors included; pages override the policy. */
export function defaultHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return { 'content-security-policy': CSP_DENY_ALL, ...securityHeaders(siteOrigin) }
}
