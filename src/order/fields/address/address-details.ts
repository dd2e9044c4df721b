import { LANDMARK_MAX_CHARACTERS, MAKANI_DIGITS, UNIT_MAX_CHARACTERS } from '#core/specification.ts'
import { normaliseLine, stripLoneSurrogates, toLatinDigits, truncate } from '#core/text/text.ts'
import type { OrderField } from '../order-field.ts'

/** What helps the driver beyond the address, as typed; left out where nothing was typed. */
export interface AddressDetails {
  /** Flat, floor or villa. */
  readonly unit?: string
  readonly landmark?: string
  readonly makani?: string
}

export type AddressDetail = keyof AddressDetails

/** Code points that each field keeps; a Makani number may be typed in groups. */
export const MAX_DETAIL_CHARACTERS: Readonly<Record<AddressDetail, number>> = {
  unit: UNIT_MAX_CHARACTERS,
  landmark: LANDMARK_MAX_CHARACTERS,
  makani: UNIT_MAX_CHARACTERS,
}

/** The name of the panel with these fields. */
export const ADDRESS_HELP_PANEL = 'addressHelp'

/** In the order of page and message. */
export const ADDRESS_DETAILS: readonly AddressDetail[] = ['unit', 'landmark', 'makani']

/** What a field keeps of what was typed: NFC, at most so many code points, well formed. */
export function truncateAddressDetail(detail: AddressDetail, text: string): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), MAX_DETAIL_CHARACTERS[detail])
}

/** The details among the fields of a form, or of stored data, which may hold anything; none that is empty. */
export function toAddressDetails(fields: Readonly<Partial<Record<AddressDetail, unknown>>>): AddressDetails {
  const details: Partial<Record<AddressDetail, string>> = {}
  for (const detail of ADDRESS_DETAILS) {
    const text = fields[detail]
    if (typeof text === 'string' && text !== '') details[detail] = truncateAddressDetail(detail, text)
  }
  return details
}

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
}

/** What helps to find the customer is only kept for one who asks for it. */
function createDetailField(detail: AddressDetail): OrderField<string> {
  return {
    parse: (data) => (typeof data === 'string' ? truncateAddressDetail(detail, data) : undefined),
    methods: ['delivery'],
    isStored: false,
    isRemembered: true,
  }
}
