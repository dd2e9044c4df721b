import { expect, test } from 'vitest'
import { CSP_DENY_ALL, defaultHeaders, securityHeaders } from './security-headers.ts'

test('every response may load nothing, be framed by nobody and be read as nothing else [P12]', () => {
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

test('https is asked for only where the site’s own origin is https, and of no other subdomain', () => {
  expect(securityHeaders('http://lahab.example')).not.toHaveProperty('strict-transport-security')
  const value = securityHeaders('https://lahab.example')['strict-transport-security']
  expect(value).toMatch(/^max-age=\d{8}/)
  expect(value).not.toContain('includeSubDomains')
})
