/** Responses that are no page may load and run nothing. Pages bring their own policy, with hashes. */
export const CSP_DENY_ALL = "default-src 'none'; frame-ancestors 'none'"

/** Sent with every response besides its policy, wherever the site runs: the hosts' header files are made of this table. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Asked for by a site whose own origin is https. */
export const HSTS = 'max-age=63072000'

/** The headers of every response of a site with this origin, without a policy. */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return siteOrigin.startsWith('https:') ? { ...COMMON_HEADERS, 'strict-transport-security': HSTS } : COMMON_HEADERS
}

/** The headers of every response, errors included; a page brings its own policy in place of this one. */
export function defaultHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return { 'content-security-policy': CSP_DENY_ALL, ...securityHeaders(siteOrigin) }
}
