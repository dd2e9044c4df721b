import { readMakani } from './address/address-details.ts'
import { needsArea } from './area/chosen-area.ts'
import { EMPTY_ORDER_FORM, type OrderForm, type OrderFormErrors, type OrderFormField } from './order-form.ts'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from './order-options.ts'
import { getCar, listCarTexts } from './car/pickup-car.ts'
import {
  ADDRESS_MAX_CHARACTERS,
  ADDRESS_MIN_CHARACTERS,
  ADDRESS_MIN_WORDS,
  NAME_MAX_CHARACTERS,
  NAME_MIN_CHARACTERS,
  REJECTED_REPEAT_COUNT,
  WORD_MIN_CHARACTERS,
} from '#core/specification.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { normaliseLine, truncate, countGraphemes, stripLoneSurrogates } from '#core/text/text.ts'

/**
 * A Latin or Arabic letter with its marks and joiners. Tatweel (U+0640) counts, although its script
 * is Common.
 */
const LETTER = String.raw`(?=\p{L})[\p{Script=Latin}\p{Script=Arabic}\u0640][\p{M}\u200c\u200d]*`

/**
 * After the first letter also spaces, every apostrophe and every hyphen. No two parts of the
 * pattern can match the same character, so that it runs in linear time.
 */
const FIRST_NAME = new RegExp(String.raw`^${LETTER}(?:${LETTER}|[ '‘’\u02bb\u02bc\p{Pd}])*$`, 'u')

const REPEATED = new RegExp(`(.)\\1{${REJECTED_REPEAT_COUNT - 1}}`, 'su')
const LETTERS_AND_DIGITS = /[\p{L}\p{Nd}]/gu

/**
 * What the name field keeps of what was typed: NFC, at most NAME_MAX_CHARACTERS code points, well
 * formed.
 */
export function truncateFirstName(text: string): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), NAME_MAX_CHARACTERS)
}

/**
 * What the address field keeps of what was typed: NFC, at most ADDRESS_MAX_CHARACTERS code points,
 * well formed.
 */
export function truncateAddress(text: string): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), ADDRESS_MAX_CHARACTERS)
}

/** Whether a text is a first name in Latin or Arabic letters. Takes the text as typed. */
export function isFirstName(text: string): boolean {
  const name = normaliseLine(text)
  return FIRST_NAME.test(name) && countGraphemes(name) >= NAME_MIN_CHARACTERS
}

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

/**
 * What keeps the form from being sent. While no method is chosen the other fields are not on the
 * page, so that only the missing method is reported; area, address and its details count for delivery only.
 */
export function validateOrderForm(form: OrderForm, options: OrderOptions = EMPTY_ORDER_OPTIONS): OrderFormErrors {
  if (form.method === null) return { method: 'required' }
  const car = getCar(form, options)
  const lacksArea = form.method === 'delivery' && needsArea(options) && form.area === undefined
  return {
    ...(options.later !== undefined && form.wanted === 'open' && { wanted: 'required' }),
    ...(isFirstName(form.firstName) ? {} : { firstName: 'firstName' }),
    ...(lacksArea && { area: 'area' }),
    ...(form.method === 'pickup' || isAddress(form.address) ? {} : { address: 'address' }),
    ...(form.method === 'delivery' && readMakani(form.makani) === null && { makani: 'makani' }),
    ...(car !== null && listCarTexts(car).length === 0 && { car: 'car' }),
  }
}

const FIELDS_IN_ORDER: readonly OrderFormField[] = [
  ...(['method', 'wanted', 'firstName', 'area', 'address'] as const),
  ...(['unit', 'landmark', 'makani', 'car', 'payment'] as const),
]

/** The first of these fields in the order of the page; null if there is none. */
export function getFirstField(fields: readonly OrderFormField[]): OrderFormField | null {
  return FIELDS_IN_ORDER.find((field) => fields.includes(field)) ?? null
}

/** Chooses a receive method: another one empties the fields, the chosen one changes nothing. */
export function setReceiveMethod(form: OrderForm, method: ReceiveMethod): OrderForm {
  return form.method === method ? form : { ...EMPTY_ORDER_FORM, method }
}
