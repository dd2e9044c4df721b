import type { ServerResponse } from 'node:http'

/** Answers that are no page may load and run nothing. Pages bring their own policy, with hashes. */
export const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries besides its policy, wherever the site runs: the hosts' header files are made of this table. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Asked for by a site whose own origin is https. */
export const ONLY_HTTPS = 'max-age=63072000; includeSubDomains'

/** The headers of every answer of a site with this origin, without a policy. */
export function securityHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return siteOrigin.startsWith('https:') ? { ...EVERYWHERE, 'strict-transport-security': ONLY_HTTPS } : EVERYWHERE
}

/** The headers that every answer carries, errors included. */
export function setSecurityHeaders(response: ServerResponse, siteOrigin: string): void {
  response.setHeader('content-security-policy', NOTHING)
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin))) response.setHeader(name, value)
}
