import { toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'
import type { Closure } from './closed-at.ts'
import type { AreaHours } from './weekly-hours.ts'

/** More than a list on a phone can show; the oldest ones are used. */
export const MAX_DELIVERY_AREAS = 100

export interface DeliveryArea extends AreaHours {
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
  /** The owner's word for today. */
  readonly isClosed: boolean
  /** Why it is closed at the time of an order; left out where it is not, or all day. */
  readonly closure?: Closure
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

/** Whether the longer time of '30-45' is the last one; '30' is one time. */
export function isDuration(text: string): boolean {
  const [shortest, longest = shortest] = text.split('-')
  return Number(shortest) <= Number(longest)
}

export interface SortableArea extends DeliveryArea {
  /** The smallest first; null: last. */
  readonly sortOrder: number | null
}

/** The areas in the owner's order, then by their names in a language. */
export function sortAreas(areas: readonly SortableArea[], language: Language): readonly DeliveryArea[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const getName = ({ name }: DeliveryArea): string => toLocalText(name, language).text
  const getPlace = ({ sortOrder }: SortableArea): number => sortOrder ?? Number.MAX_VALUE
  return areas
    .toSorted((one, other) => getPlace(one) - getPlace(other) || compare(getName(one), getName(other)))
    .map(({ sortOrder: _, ...area }) => area)
}
