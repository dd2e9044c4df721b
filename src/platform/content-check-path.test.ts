import { expect, test } from 'vitest'
import { opensContentCheck } from './content-check-path.ts'

const SECRET = 'a-secret-of-letters_1'

test.each([`/check/${SECRET}`, `/en/check/${SECRET}`])('%s opens the check', (path) => {
  expect(opensContentCheck(path, SECRET)).toBe(true)
})

test.each([
  '/check',
  '/check/',
  `/check/${SECRET}/`,
  `/check/${SECRET}x`,
  `/check/${SECRET.slice(1)}`,
  `/check/${SECRET.toUpperCase()}`,
  `/ar/check/${SECRET}`,
  `/en//check/${SECRET}`,
  `/x/check/${SECRET}`,
  `/check/%61${SECRET.slice(1)}`,
  '/check/null',
])('%s does not', (path) => {
  expect(opensContentCheck(path, SECRET)).toBe(false)
})

test.each(['/check/null', '/check/', `/check/${SECRET}`])('%s opens nothing without a secret', (path) => {
  expect(opensContentCheck(path, null)).toBe(false)
})
