import { NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from '#core/specification.ts'
import { countGraphemes, limitText, normaliseLine, toMessageLine } from '#core/text/text.ts'
import { formatField } from '../format-field.ts'
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

/** Whether a text is a first name in Latin or Arabic letters. Takes the text as typed. */
export function isFirstName(text: string): boolean {
  const name = normaliseLine(text)
  return FIRST_NAME.test(name) && countGraphemes(name) >= NAME_MIN_CHARACTERS
}

export const firstNameField: OrderField<string> = {
  parse: (data) => (typeof data === 'string' ? limitText(data, NAME_MAX_CHARACTERS) : ''),
  methods: EVERY_METHOD,
  isStored: true,
  isRemembered: true,
  findError: (name = '') => (isFirstName(name) ? null : 'firstName'),
  toMessage: (name, { words, language }) => formatField(words.name, toMessageLine(name), language),
}
