import { COMMENT_MAX_CHARACTERS } from '#core/specification.ts'
import { countCodePoints, limitText, stripLoneSurrogates } from '#core/text/text.ts'

/**
 * The comment as the field keeps it: in NFC, at most COMMENT_MAX_CHARACTERS code points, no emoji
 * split, always well formed. Line breaks and marks stay as typed; only the order message cleans
 * them.
 */
export function truncateComment(text: string): string {
  return limitText(text, COMMENT_MAX_CHARACTERS)
}

/** What the counter shows before '/150': code points, counted as `truncateComment` counts them. */
export function getCommentLength(text: string): number {
  return countCodePoints(stripLoneSurrogates(text).normalize('NFC'))
}

/**
 * A comment with the start of a note about a dish, 'Cola (Tom): ', on a line of its own below what is written; as it is
 * where it has one, or no room.
 */
export function startNote(comment: string, dish: string, person: string | undefined): string {
  const note = `${dish}${person === undefined ? '' : ` (${person})`}: `
  const written = comment.trimEnd()
  if (written.split('\n').some((line) => `${line} `.startsWith(note))) return comment
  const text = written === '' ? note : `${written}\n${note}`
  return getCommentLength(text) <= COMMENT_MAX_CHARACTERS ? text : comment
}
