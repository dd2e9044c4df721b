import { PERSON_MAX_CHARACTERS } from '#core/specification.ts'
import { toMessageLine, truncate } from '#core/text/text.ts'

/** A name as lines have it, from any text: cleaned for the message, at most PERSON_MAX_CHARACTERS code points. */
export function toPersonName(text: string): string {
  return truncate(toMessageLine(text), PERSON_MAX_CHARACTERS).trimEnd()
}
