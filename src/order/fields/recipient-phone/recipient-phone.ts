import { PHONE_MAX_CHARACTERS } from '#core/specification.ts'
import { limitText, normaliseLine, toLatinDigits } from '#core/text/text.ts'
import { formatField } from '../format-field.ts'
import { ADDRESS_HELP_PANEL } from '../address/address-details.ts'
import type { OrderField } from '../order-field.ts'

/** Mobile and landline numbers of the Gulf by country code, in the groups in which people of the country write them. */
const GULF_NUMBERS = [
  /^(971)0?(5\d|[2-4679])(\d{3})(\d{4})$/,
  /^(966)0?(5\d|1[1-7])(\d{3})(\d{4})$/,
  /^(965)([24-69]\d{3})(\d{4})$/,
  /^(974)([3-7]\d{3})(\d{4})$/,
  /^(973)([136]\d{3})(\d{4})$/,
  /^(968)([279]\d{3})(\d{4})$/,
]

/**
 * Reads a number of the Gulf however it is typed; without a country code it is one of the UAE. Returns it in groups,
 * '+971 50 123 4567'; '' where nothing was typed, and null for another text.
 */
export function readGulfPhone(text = ''): string | null {
  if (normaliseLine(text) === '') return ''
  // Numbers are copied from links and cards, with whatever stands around their digits there.
  const typed = toLatinDigits(text).replace(/\D/g, '')
  // Eight digits without the 0 of a landline are left as they are: they may be a mobile of a neighbour.
  const digits = typed.replace(/^00/, '').replace(/^0(?=[2-79])|^(?=5\d{8}$)/, '971')
  const found = GULF_NUMBERS.map((pattern) => pattern.exec(digits)).find((match) => match !== null)
  return found ? `+${found.slice(1).join(' ')}` : null
}

/** The phone of somebody else who receives the order. */
export const recipientPhoneField: OrderField<string> = {
  parse: (data) => (typeof data === 'string' && data !== '' ? limitText(data, PHONE_MAX_CHARACTERS) : undefined),
  methods: ['delivery'],
  panel: ADDRESS_HELP_PANEL,
  isStored: true,
  isRemembered: true,
  findError: (phone) => (readGulfPhone(phone) === null ? 'recipientPhone' : null),
  // With its + and in one piece, a chat makes a link of it.
  toMessage: (phone, { words, language }) => formatField(words.recipientPhone, readGulfPhone(phone) ?? '', language),
}
