import type { ServerResponse } from 'node:http'

/** Answers that are no page may load and run nothing. Pages bring their own policy, with hashes. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** The headers that every answer carries, errors included. */
export function setSecurityHeaders(response: ServerResponse, siteOrigin: string): void {
  response.setHeader('content-security-policy', NOTHING)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  if (siteOrigin.startsWith('https:')) {
    response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
}
