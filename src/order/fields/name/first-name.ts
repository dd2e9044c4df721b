import { NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from '#core/specification.ts'
import { countGraphemes, normaliseLine, stripLoneSurrogates, truncate } from '#core/text/text.ts'
import { EVERY_METHOD, type OrderField } from '../order-field.ts'

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

/**
 * What the name field keeps of what was typed: NFC, at most NAME_MAX_CHARACTERS code points, well
 * formed.
 */
export function truncateFirstName(text: string): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), NAME_MAX_CHARACTERS)
}

/** Whether a text is a first name in Latin or Arabic letters. Takes the text as typed. */
export function isFirstName(text: string): boolean {
  const name = normaliseLine(text)
  return FIRST_NAME.test(name) && countGraphemes(name) >= NAME_MIN_CHARACTERS
}

export const firstNameField: OrderField<string> = {
  parse: (data) => truncateFirstName(typeof data === 'string' ? data : ''),
  methods: EVERY_METHOD,
  isStored: true,
  isRemembered: true,
  findError: (name = '') => (isFirstName(name) ? null : 'firstName'),
}
