/** Letters that are told apart on the phone by those who speak Arabic and those who speak English. */
export const LETTERS = 'ADFHKLMRTWYZ'

/** A reference as an integer from 0 to 143,999, for order links. */
export function toReferenceNumber(ref: string): number {
  const [first = '', second = ''] = ref
  return (LETTERS.indexOf(first) * LETTERS.length + LETTERS.indexOf(second)) * 1000 + Number(ref.slice(2))
}

/** The reference that an integer stands for; null for an integer that stands for none. */
export function fromReferenceNumber(number: number): string | null {
  const letters = Math.floor(number / 1000)
  if (letters >= LETTERS.length ** 2) return null
  const first = LETTERS.charAt(Math.floor(letters / LETTERS.length))
  return first + LETTERS.charAt(letters % LETTERS.length) + String(number % 1000).padStart(3, '0')
}

/** 'KR473', from the second revision on 'KR473-2'. */
export function formatOrderNumber(ref: string, revision: number): string {
  return revision === 1 ? ref : `${ref}-${revision}`
}
