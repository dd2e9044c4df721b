import { expect, test } from 'vitest'
import { CSP_DENY_ALL, defaultHeaders, securityHeaders } from './security-headers.ts'

test('the default headers forbid loading, framing and content sniffing [P12]', () => {
  expect(defaultHeaders('http://127.0.0.1:3000')).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
  expect(CSP_DENY_ALL).not.toContain('unsafe')
})

test('HSTS is sent only if the site’s origin is https, and without subdomains', () => {
  expect(securityHeaders('http://lahab.example')).not.toHaveProperty('strict-transport-security')
  const value = securityHeaders('https://lahab.example')['strict-transport-security']
  expect(value).toMatch(/^max-age=\d{8}/)
  expect(value).not.toContain('includeSubDomains')
})
