import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('HSTS is sent only if the site’s origin is https, and without subdomains', () => {
  expect(securityHeaders('http://lahab.example')).not.toHaveProperty('strict-transport-security')
  const value = securityHeaders('https://lahab.example')['strict-transport-security']
  expect(value).toMatch(/^max-age=\d{8}/)
  expect(value).not.toContain('includeSubDomains')
})
