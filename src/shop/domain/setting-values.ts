import type { Instant } from '#core/time/dubai-time.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { DeliveryApp } from './restaurant.ts'

/** Ways to pay at the door, in the order shown. */
export const PAYMENTS = ['cash', 'card'] as const
export type Payment = (typeof PAYMENTS)[number]

export const PAUSABLE = ['everything', 'delivery', 'pickup'] as const

/** When a pause ends of which no end is known: later than any time that an owner can write. */
export const WITHOUT_END: Instant = Date.UTC(2200, 0)

/** Orders are paused until a time, which may be in the past, or WITHOUT_END. */
export interface Pause {
  readonly until: Instant
  readonly what: (typeof PAUSABLE)[number]
  /** The owner's words, one line each; '' where a language has none. */
  readonly reason: Bilingual
}

/** Minutes between two times that can be chosen. */
export const SLOT_MINUTES = [15, 30, 60] as const

/** Orders for a later time. Values that the owner left empty are null. */
export interface PreOrderSettings {
  readonly leadMinutes: number | null
  readonly slotMinutes: (typeof SLOT_MINUTES)[number] | null
  /** How many days ahead orders are taken; null: within the opening that runs. */
  readonly daysAhead: number | null
}

/** The owner's message while the shop is open. */
export interface OpenNotice {
  /** '' where a language has none. */
  readonly text: Bilingual
  /** 'YYYY-MM-DD'; null for a message without an end. */
  readonly lastDay: string | null
}

/** What the owner has chosen for the discount. Both empty: it is for the best sellers. */
export interface DiscountedDishes {
  /** IDs of the entries of dishes, and of the owner's categories. */
  readonly entryIds: readonly string[]
  readonly categories: readonly string[]
}

/** Whether the owner has chosen what is discounted, in place of the best sellers. */
export function hasChosenDiscounts({ entryIds, categories }: DiscountedDishes): boolean {
  return entryIds.length + categories.length > 0
}

/** Replaces `restaurant.config.ts`; null and an empty list keep what is configured. */
export interface ContactSettings {
  readonly phone: string | null
  /** Country code and number, digits only. */
  readonly whatsapp: string | null
  readonly address: Bilingual | null
  readonly deliveryApps: readonly DeliveryApp[]
  readonly social: Readonly<Partial<Record<'tiktok' | 'instagram' | 'facebook', string>>>
  /** With one decimal, such as '4.5'. */
  readonly rating: string | null
}

/** The banner with the offer. */
export interface PromoSettings {
  readonly isShown: boolean
  /** null: the site's own text. */
  readonly text: Bilingual | null
}
