import { LINK_TEXT_MAX_BYTES, LINK_TEXT_MAX_CHARACTERS } from '#core/specification.ts'
import { countCodePoints, stripLoneSurrogates } from '#core/text/text.ts'

/**
 * Whether a text is country code and number in digits, without a plus sign. Numbers of the UAE must
 * have a known length, and neither a leading 0 nor a missing country code.
 */
export function isDialable(digits: string): boolean {
  if (!/^[1-9]\d{7,14}$/.test(digits)) return false
  if (digits.startsWith('971')) return /^971(5\d{8}|[2-4679]\d{7}|[68]00\d{3,9})$/.test(digits)
  return !/^5\d{8}$/.test(digits)
}

/**
 * Returns a link that opens a chat with the text as an editable draft. Lone surrogates, on which
 * encoding throws, are removed.
 */
export function toWhatsAppUrl(phoneDigits: string, text: string): string {
  return `https://wa.me/${phoneDigits}?text=${encodedText(text)}`
}

/** Returns a link that opens the chat as it is. */
export function toChatUrl(phoneDigits: string): string {
  return `https://wa.me/${phoneDigits}`
}

/** Whether a link can carry the whole text; `max` is in code points. */
export function fitsWhatsAppUrl(text: string, max: number = LINK_TEXT_MAX_CHARACTERS): boolean {
  return countCodePoints(text) <= max && encodedText(text).length <= LINK_TEXT_MAX_BYTES
}

function encodedText(text: string): string {
  return encodeURIComponent(stripLoneSurrogates(text))
}
