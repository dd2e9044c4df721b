import { LINK_TEXT_MAX_BYTES, LINK_TEXT_MAX_CHARACTERS } from './order-limits.ts'
import { countCodePoints, stripLoneSurrogates } from './text.ts'

/** Whether a text is country code and number in digits: no plus sign, no leading zero. */
export function isWhatsAppNumber(text: string): boolean {
  return /^[1-9]\d{7,14}$/.test(text)
}

/**
 * The address that opens a chat with the text as an editable draft. Works for any text: lone
 * surrogates, on which encoding throws, are left out. Throws a RangeError for what is no phone
 * number.
 */
export function toWhatsAppUrl(phoneDigits: string, text: string): string {
  if (!isWhatsAppNumber(phoneDigits)) throw new RangeError(`not a phone number in international digits: ${phoneDigits}`)
  return `https://wa.me/${phoneDigits}?text=${encodedText(text)}`
}

/** Whether a link can carry the whole text; `max` is in code points. */
export function fitsWhatsAppUrl(text: string, max: number = LINK_TEXT_MAX_CHARACTERS): boolean {
  return countCodePoints(text) <= max && encodedText(text).length <= LINK_TEXT_MAX_BYTES
}

function encodedText(text: string): string {
  return encodeURIComponent(stripLoneSurrogates(text))
}
