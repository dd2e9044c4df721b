import type { Allergen } from '#core/allergens.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import type { Fils } from '#core/money.ts'
import type { Bilingual } from '#core/text/language.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from './receive-method.ts'
import type { DeliveryApp } from './restaurant.ts'
import type { WeeklyHours } from './weekly-hours.ts'

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
}

/** The owner's message while the shop is open. */
export interface OpenNotice {
  /** '' where a language has none. */
  readonly text: Bilingual
  /** 'YYYY-MM-DD'; null for a message without an end. */
  readonly lastDay: string | null
}

/** The owner's settings. null and an empty list mean "not set": the site then uses its default. */
export interface ShopSettings {
  readonly weeklyHours: WeeklyHours | null
  /** Within the shop's own; null: the same. */
  readonly deliveryHours: WeeklyHours | null
  /** How long before closing orders stop. */
  readonly lastOrderMinutes: number | null
  /** One of everything where neither delivery nor pickup is offered. */
  readonly pause: Pause | null
  /** The ways to receive an order, in the order of `RECEIVE_METHODS`. */
  readonly methods: readonly ReceiveMethod[]
  /** In the order of `PAYMENTS`. */
  readonly payments: readonly Payment[]
  readonly preOrders: PreOrderSettings | null
  /** Whether orders go to areas that are not in the list of delivery areas. */
  readonly hasOtherAreas: boolean
  /** Whether pickups are brought to the customer's car. */
  readonly hasCarPickup: boolean
  /** How long until a pickup is ready: '15' or '15-20'; null: not said. */
  readonly pickupMinutes: string | null
  /** The smallest order that is picked up. */
  readonly pickupMinimum: Fils | null
  /** IDs of dishes that go with an order, in the order shown. */
  readonly goesWith: readonly string[]
  /** What the kitchen uses besides what the dishes contain, in the order of `ALLERGENS`. */
  readonly kitchenAllergens: readonly Allergen[]
  readonly contact: ContactSettings
  /** '' where a language has none. */
  readonly slogan: Bilingual | null
  readonly notice: OpenNotice | null
  /** Off the price of a discounted dish, in whole percent; 0 for no discount. */
  readonly discountPercent: number | null
  readonly discounted: DiscountedDishes
  /** Of discount and banner, 'YYYY-MM-DD'; null for an offer without an end. */
  readonly offerLastDay: string | null
  readonly promo: PromoSettings
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

export const EMPTY_SHOP_SETTINGS: ShopSettings = {
  weeklyHours: null,
  deliveryHours: null,
  lastOrderMinutes: null,
  pause: null,
  methods: RECEIVE_METHODS,
  payments: [],
  preOrders: null,
  hasOtherAreas: false,
  hasCarPickup: false,
  pickupMinutes: null,
  pickupMinimum: null,
  goesWith: [],
  kitchenAllergens: [],
  contact: { phone: null, whatsapp: null, address: null, deliveryApps: [], social: {}, rating: null },
  slogan: null,
  notice: null,
  discountPercent: null,
  discounted: { entryIds: [], categories: [] },
  offerLastDay: null,
  promo: { isShown: true, text: null },
}
