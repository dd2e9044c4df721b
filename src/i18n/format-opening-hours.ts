import type { Language } from '../domain/language.ts'
import { formatClosedHours, type ClosedHours } from '../domain/opening-hours.ts'
import { formatClockTime } from './format-clock-time.ts'
import { getMessages } from './messages.ts'
import { getPageMessages } from './page-messages.ts'

/** 'Every day from 12 noon to 4 am', from the hours in which the shop is closed. For the server. */
export function formatOpeningHours(language: Language, closedHours: ClosedHours): string {
  const messages = getPageMessages(language).hours
  if (closedHours.kind === 'never') return messages.aroundTheClock
  if (closedHours.kind === 'always') return getMessages(language).hours.closed(formatClosedHours(closedHours) ?? '')
  const formatTime = formatClockTime[language]
  return messages.weTakeOrders(formatTime(closedHours.to), formatTime(closedHours.from))
}
