import { expect, test } from 'vitest'
import { getRateLimitEnd } from './fetch-failure.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test.each([
  [503, { 'retry-after': '120' }, 120],
  [503, { 'retry-after': 'Mon, 23 Nov 2026 12:02:00 GMT' }, 120],
  [503, { 'retry-after': '99999999' }, 3600],
  [429, { 'x-contentful-ratelimit-reset': '3' }, 3],
  [429, {}, 1],
])('after a %i with %o nothing is asked for %i seconds [E14]', (status, headers, seconds) => {
  expect(getRateLimitEnd({ response: { status, headers } }, NOW)).toBe(NOW + seconds * 1000)
})

test.each([
  [503, {}],
  [503, { 'retry-after': 'soon' }],
  [503, { 'retry-after': '-5' }],
  [500, { 'retry-after': '120' }],
  [200, { 'retry-after': '120' }],
])('a %i with %o holds nothing back [E14]', (status, headers) => {
  expect(getRateLimitEnd({ response: { status, headers } }, NOW)).toBe(0)
})
