import {
  ADDRESS_MAX_CHARACTERS,
  ADDRESS_MIN_CHARACTERS,
  ADDRESS_MIN_WORDS,
  REJECTED_REPEAT_COUNT,
  WORD_MIN_CHARACTERS,
} from '#core/specification.ts'
import { countGraphemes, limitText, normaliseLine, toMessageLine } from '#core/text/text.ts'
import { formatField } from '../format-field.ts'
import type { OrderField } from '../order-field.ts'

const REPEATED = new RegExp(`(.)\\1{${REJECTED_REPEAT_COUNT - 1}}`, 'su')
const LETTERS_AND_DIGITS = /[\p{L}\p{Nd}]/gu

/** Whether a text can be an address. Words are separated by white space only. */
export function isAddress(text: string): boolean {
  const address = normaliseLine(text)
  return (
    countGraphemes(address) >= ADDRESS_MIN_CHARACTERS &&
    /\p{L}/u.test(address) &&
    !REPEATED.test(address) &&
    address.split(' ').filter(hasEnoughCharacters).length >= ADDRESS_MIN_WORDS
  )
}

function hasEnoughCharacters(word: string): boolean {
  return (word.match(LETTERS_AND_DIGITS)?.length ?? 0) >= WORD_MIN_CHARACTERS
}

export const addressField: OrderField<string> = {
  parse: (data) => (typeof data === 'string' ? limitText(data, ADDRESS_MAX_CHARACTERS) : ''),
  methods: ['delivery'],
  isStored: true,
  isRemembered: true,
  findError: (address = '') => (isAddress(address) ? null : 'address'),
  toMessage: (address, { words, language }) => formatField(words.address, toMessageLine(address), language),
}
