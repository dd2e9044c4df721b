import type { Availability } from '../domain/availability.ts'

interface AvailabilityWords {
  readonly soldOut: string
  readonly servedHours: (from: string, until: string) => string
}

/** 'Sold out today', or 'From 13:00 to 16:00'. */
export function formatAvailability(availability: Availability, words: AvailabilityWords): string {
  return availability === 'soldOut' ? words.soldOut : words.servedHours(...availability)
}
