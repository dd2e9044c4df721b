import { toServedMinutes, type Availability } from '../domain/availability.ts'
import { keepFigures } from '../../core/text/keep-figures.ts'
import type { Language } from '../../core/text/language.ts'
import { formatClockTime } from '../../i18n/format-clock-time.ts'

interface AvailabilityWords {
  readonly soldOut: string
  readonly servedHours: (from: string, until: string) => string
}

/** 'Sold out today', or 'From 1 pm to 4 pm'. */
export function formatAvailability(availability: Availability, language: Language, words: AvailabilityWords): string {
  if (availability === 'soldOut') return words.soldOut
  const [from, until] = toServedMinutes(availability)
  return keepFigures(words.servedHours(formatClockTime[language](from), formatClockTime[language](until)))
}
