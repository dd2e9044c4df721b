import type { ShopNow } from '../domain/client-schedule.ts'
import type { ShopMessages } from './shop-messages.ts'

export interface ClosedNotice {
  readonly text: string
  /** When it opens; undefined if that is not known or said already. */
  readonly opening: string | undefined
}

/**
 * The notice of a closed shop: the owner's reason, or `sentence` with the current closed hours. '4:00–13:30' beside
 * '1:30 pm' would be two ways to write a time, so the opening alone says one that is not a whole hour.
 */
export function formatClosedNotice(
  { hours }: ShopMessages,
  sentence: 'closedNow' | 'closedOrdering',
  { reason, closedHours, changesAt }: ShopNow,
): ClosedNotice {
  if (reason !== null) return { text: reason.text, opening: reason.opening }
  const opening = changesAt === null ? undefined : hours.weOpenAt(changesAt)
  const isSaid = opening !== undefined && /:(?!00)/.test(closedHours)
  return { text: hours[sentence](isSaid ? undefined : closedHours), opening }
}

/** The tooltip: 'Closed 4:00–12:00', or the owner's reason. */
export function getClosedTitle({ hours }: ShopMessages, { reason, closedHours }: ShopNow): string {
  return reason === null ? hours.closed(closedHours) : joinSentences(reason.text, reason.opening)
}

/** 'Open now · until 4 am', 'Closed · opens at 12 noon'. */
export function getStatusText({ hours }: ShopMessages, { reason, ...shop }: ShopNow): string {
  if (reason !== null) return reason.opening ?? reason.text
  const { isOpen, isAroundTheClock, changesAt, closedHours } = shop
  if (isAroundTheClock) return hours.openAlways
  if (changesAt === null) return isOpen ? hours.openNow : hours.closed(closedHours)
  return isOpen ? hours.openUntil(changesAt) : hours.opensAt(changesAt)
}

/** Joins two sentences, of which one may be missing. Owners often omit their full stop. */
export function joinSentences(first: string, second = ''): string {
  if (first === '' || second === '') return `${first}${second}`
  return `${endSentence(first)} ${second}`
}

/** Adds a full stop to a sentence that has no mark at its end. */
export function endSentence(text: string): string {
  return /[.!?؟…]\u2069?$/.test(text) ? text : `${text}.`
}
