import { LANGUAGES, type Language } from '#core/text/language.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import type { TicketLanguage } from '#shop/domain/restaurant.ts'

/** How the kitchen's device shows and prints tickets. */
export interface KitchenDevice {
  readonly language: TicketLanguage
  /** Width of the paper in mm. */
  readonly paper: PaperWidth
  /** Whether a ticket prints by itself when it is opened for the first time. */
  readonly print: boolean
}

export const TICKET_LANGUAGES: readonly TicketLanguage[] = ['ar', 'en', 'both']

export const PAPER_WIDTHS = [80, 58] as const
type PaperWidth = (typeof PAPER_WIDTHS)[number]

/** The languages of a ticket; the first is the larger one, and gives the ticket its direction. */
export function listTicketLanguages(language: TicketLanguage): readonly [Language, ...Language[]] {
  return language === 'both' ? LANGUAGES : [language]
}

/** Reads what is stored, which may be anything: null for nothing and junk, defaults for a wrong part. */
export function parseKitchenDevice(text: string | null): KitchenDevice | null {
  const record = parseRecord(text)
  if (Object.keys(record).length === 0) return null
  return {
    language: TICKET_LANGUAGES.find((language) => language === record.language) ?? 'both',
    paper: PAPER_WIDTHS.find((paper) => paper === record.paper) ?? 80,
    print: record.print === true,
  }
}
