import { toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'
import type { EpochMinute, Instant } from '#core/time/dubai-time.ts'
import type { MethodPause } from './client-schedule.ts'
import type { WeeklyHours } from './weekly-hours.ts'

/** More than a list on a phone can show; the oldest ones are used. */
export const MAX_DELIVERY_AREAS = 100

export interface DeliveryArea {
  readonly id: string
  /** At least one of the two is not ''. */
  readonly name: Bilingual
  /** null: agreed on WhatsApp. */
  readonly fee: Fils | null
  /** The smallest order, of dishes at today's prices; null: none. */
  readonly minimum: Fils | null
  /** Delivery is free from this amount on; null: never by amount. */
  readonly freeFrom: Fils | null
  /** '30' or '30-45'; null: not said. */
  readonly minutes: string | null
  readonly isClosed: boolean
  /** Why it is closed now: 'Delivery from 5 pm'; left out where nothing is delivered there all day. */
  readonly closedReason?: string
  /** When nothing is delivered there, in order; left out where that is always done. */
  readonly pauses?: readonly AreaPause[]
}

/** An area is paused, or outside its hours: 'Paused until 8:30 pm', 'Delivery from 5 pm'. */
export type AreaPause = Omit<MethodPause, 'method'>

/** Why nothing is delivered to an area at a minute; null if something is. */
export function findAreaPause({ pauses = [] }: DeliveryArea, minute: EpochMinute): AreaPause | null {
  return pauses.find(({ from = 0, until }) => from <= minute && minute < until) ?? null
}

/**
 * The promised minutes, from and to; null where none are promised. `to` is null for a single
 * number.
 */
export function readMinutes({
  minutes,
}: Pick<DeliveryArea, 'minutes'>): readonly [from: number, to: number | null] | null {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(minutes ?? '') ?? []
  return from === undefined ? null : [Number(from), to === undefined || Number(to) === Number(from) ? null : Number(to)]
}

/** When something is delivered to an area. */
export interface AreaHours {
  /** Within the hours of delivery; null: the same. */
  readonly hours?: WeeklyHours | null
  readonly pausedUntil?: Instant | null
}

/** An area as the owner describes it. */
export type OwnerArea = DeliveryArea & AreaHours

export interface SortableArea extends OwnerArea {
  /** The smallest first; null: last. */
  readonly sortOrder: number | null
}

/** The areas in the owner's order, then by their names in a language. */
export function sortAreas(areas: readonly SortableArea[], language: Language): readonly OwnerArea[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const getName = ({ name }: DeliveryArea): string => toLocalText(name, language).text
  const getPlace = ({ sortOrder }: SortableArea): number => sortOrder ?? Number.MAX_VALUE
  return areas
    .toSorted((one, other) => getPlace(one) - getPlace(other) || compare(getName(one), getName(other)))
    .map(({ sortOrder: _, ...area }) => area)
}
