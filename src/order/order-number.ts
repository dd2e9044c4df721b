import { MAX_REVISION } from '#core/specification.ts'

/** Letters that speakers of Arabic and of English can distinguish on the phone. */
export const LETTERS = 'ADFHKLMRTWYZ'

/** Source of a regular expression for references: two letters and three digits, 'KR473'. */
export const REFERENCE_PATTERN = `[${LETTERS}]{2}\\d{3}`

/** Source of a regular expression for order numbers: 'KR473', 'KR473-2'. */
export const ORDER_NUMBER_PATTERN = `${REFERENCE_PATTERN}(?:-[2-${MAX_REVISION}])?`

/** Returns a reference as an integer from 0 to 143,999, for order links. */
export function encodeReference(ref: string): number {
  const [first = '', second = ''] = ref
  return (LETTERS.indexOf(first) * LETTERS.length + LETTERS.indexOf(second)) * 1000 + Number(ref.slice(2))
}

/** Returns the reference of such an integer; null if the integer is out of range. */
export function decodeReference(number: number): string | null {
  const letters = Math.floor(number / 1000)
  if (letters >= LETTERS.length ** 2) return null
  const first = LETTERS.charAt(Math.floor(letters / LETTERS.length))
  return first + LETTERS.charAt(letters % LETTERS.length) + String(number % 1000).padStart(3, '0')
}

/** 'KR473', from the second revision on 'KR473-2'. */
export function formatOrderNumber(ref: string, revision: number): string {
  return revision === 1 ? ref : `${ref}-${revision}`
}
