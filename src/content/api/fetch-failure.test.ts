import { expect, test } from 'vitest'
import { getRateLimitWaitMs, toFetchFailure } from './fetch-failure.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test.each([
  [503, { 'retry-after': '120' }, 120],
  [503, { 'retry-after': 'Mon, 23 Nov 2026 12:02:00 GMT' }, 120],
  [503, { 'retry-after': '99999999' }, 3600],
  [429, { 'x-contentful-ratelimit-reset': '3' }, 3],
  [429, {}, 1],
  [429, { 'x-contentful-ratelimit-reset': '0' }, 1],
  [429, { 'x-contentful-ratelimit-reset': '2592000' }, 3600],
  [429, { 'x-contentful-ratelimit-reset': 'soon' }, 1],
  [503, { 'retry-after': 'Sun, 22 Nov 2026 12:02:00 GMT' }, 1],
  [503, { 'retry-after': 'Tue, 24 Nov 2026 12:02:00 GMT' }, 3600],
  // The clock of the service is a day behind ours, and what it says is two minutes.
  [503, { 'retry-after': 'Sun, 22 Nov 2026 12:02:00 GMT', date: 'Sun, 22 Nov 2026 12:00:00 GMT' }, 120],
  [503, { 'retry-after': '0.2' }, 1],
])('after a %i with %o nothing is asked for %i seconds', (status, headers, seconds) => {
  expect(getRateLimitWaitMs({ response: { status, headers } }, NOW)).toBe(seconds * 1000)
})

test.each([
  [503, {}],
  [503, { 'retry-after': 'soon' }],
  [503, { 'retry-after': '-5' }],
  [500, { 'retry-after': '120' }],
  [200, { 'retry-after': '120' }],
])('a %i with %o holds nothing back', (status, headers) => {
  expect(getRateLimitWaitMs({ response: { status, headers } }, NOW)).toBe(0)
})

function createError(name: string, message: string, code?: string): Error {
  return Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
}

const TOKEN = 'Kx4_secret-token'

test.each([
  [createError('AccessTokenInvalid', '{"status":401}'), '401 AccessTokenInvalid'],
  [createError(TOKEN, '{"status":401}'), '401'],
  [createError(`Error ${TOKEN}`, 'no JSON'), 'unknown'],
  [createError('Error', 'no JSON', TOKEN), 'unknown'],
  [createError('Error', 'no JSON', 'ECONNREFUSED'), 'ECONNREFUSED'],
  [TOKEN, 'unknown'],
])('of %o only %o is logged', (error, reason) => {
  expect(toFetchFailure(error).reason).toBe(reason)
})
