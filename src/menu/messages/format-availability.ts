import { toServedMinutes, type Availability } from '../domain/availability.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { formatClockTime } from '#i18n/format-clock-time.ts'

interface AvailabilityMessages {
  readonly soldOut: string
  readonly servedHours: (from: string, until: string) => string
}

/** 'Sold out today', or 'From 1 pm to 4 pm'. */
export function formatAvailability(
  availability: Availability,
  language: Language,
  messages: AvailabilityMessages,
): string {
  if (availability === 'soldOut' || availability[2] !== undefined) return messages.soldOut
  const [from, until] = toServedMinutes(availability)
  return keepFigures(messages.servedHours(formatClockTime[language](from), formatClockTime[language](until)))
}
