import { countCodePoints, truncate, stripLoneSurrogates } from './text.ts'

/** The longest comment on an order, in code points (CMT-1, D5). */
export const COMMENT_MAX = 150

/**
 * The comment as the field keeps it: in NFC, at most COMMENT_MAX code points, no emoji split, always well formed (D5,
 * K09, K10). Line breaks and marks stay as typed; only the order message cleans them (D7).
 */
export function truncateComment(text: string): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), COMMENT_MAX)
}

/** What the counter shows before '/150': code points, counted as `limitComment` counts them (CMT-1). */
export function getCommentLength(text: string): number {
  return countCodePoints(stripLoneSurrogates(text).normalize('NFC'))
}
