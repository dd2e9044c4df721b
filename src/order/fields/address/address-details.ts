import { LANDMARK_MAX_CHARACTERS, MAKANI_DIGITS, UNIT_MAX_CHARACTERS } from '#core/specification.ts'
import { limitText, normaliseLine, toLatinDigits, toMessageLine } from '#core/text/text.ts'
import { formatField } from '../format-field.ts'
import type { OrderField } from '../order-field.ts'

/** What helps the driver beyond the address; `unit`: flat, floor or villa. */
export type AddressDetail = 'unit' | 'landmark' | 'makani'

/** In the order of the page. */
export const ADDRESS_DETAILS: readonly AddressDetail[] = ['unit', 'landmark', 'makani']

/** Code points that each field keeps; a Makani number may be typed in groups. */
export const MAX_DETAIL_CHARACTERS: Readonly<Record<AddressDetail, number>> = {
  unit: UNIT_MAX_CHARACTERS,
  landmark: LANDMARK_MAX_CHARACTERS,
  makani: UNIT_MAX_CHARACTERS,
}

/** The panel of these fields, phone and location, which their rows name. */
export const ADDRESS_HELP_PANEL = 'addressHelp'

/** Returns the ten digits of a Makani number, '' where nothing was typed, and null for another text. */
export function readMakani(text = ''): string | null {
  const digits = toLatinDigits(normaliseLine(text).replace(/[ -]/g, ''))
  return digits === '' || new RegExp(`^\\d{${MAKANI_DIGITS}}$`).test(digits) ? digits : null
}

export const unitField = createDetailField('unit')
export const landmarkField = createDetailField('landmark')
export const makaniField: OrderField<string> = {
  ...createDetailField('makani'),
  findError: (number) => (readMakani(number) === null ? 'makani' : null),
  // The number has no space: its two groups would change places in Arabic.
  toMessage: (text, { words }) => {
    const number = readMakani(text) ?? ''
    return number === '' ? [] : [`${words.makani}: ${number}`]
  },
}

/** A detail helps to find the customer, so it is kept by 'Remember me' alone. */
function createDetailField(detail: AddressDetail): OrderField<string> {
  return {
    parse: (data) =>
      typeof data === 'string' && data !== '' ? limitText(data, MAX_DETAIL_CHARACTERS[detail]) : undefined,
    methods: ['delivery'],
    panel: ADDRESS_HELP_PANEL,
    isStored: false,
    isRemembered: true,
    toMessage: (text, { words, language }) => formatField(words[detail], toMessageLine(text), language),
  }
}
