import { closedAt } from '#shop/domain/closed-at.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { ZERO_FILS, type Fils } from '#core/money.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { toLocalText } from '#core/text/language.ts'
import { toMessageLine } from '#core/text/text.ts'
import { formatField } from '../format-field.ts'
import type { OrderField, WithdrawnChoice } from '../order-field.ts'
import type { OrderOptions } from '../order-options.ts'

/** Stands, in place of an area's id, for every area that is not in the owner's list. */
export const OTHER_AREA = 'otherAreas'

/** An area to which an order can go now. */
export type ChosenArea = DeliveryArea | typeof OTHER_AREA

/** What delivery costs; null: it is told on WhatsApp. */
export type DeliveryFee = Fils | null

/** The options at an instant, in ms since the epoch: an area that is paused, or outside its hours, is closed. */
export function getOptionsAt(options: OrderOptions, plan: OpeningPlan, instant: number): OrderOptions {
  const { areas } = options
  if (areas === undefined) return options
  const closeOutsideHours = (area: DeliveryArea): DeliveryArea => {
    const closure = area.isClosed ? null : closedAt(plan, area, instant)
    return closure === null ? area : { ...area, isClosed: true, closure }
  }
  return { ...options, areas: areas.map(closeOutsideHours) }
}

/** Whether a delivery needs an area: the owner has published some. */
export function needsArea({ areas = [] }: OrderOptions): boolean {
  return areas.length > 0
}

/** Whether pages before checkout say where orders are delivered to, and for how much. */
export function isDeliveryShown(options: OrderOptions): boolean {
  return needsArea(options) && options.onlyMethod !== 'pickup'
}

/** The area with this id; null for one that has gone, or to which nothing is delivered today. */
export function findChosenArea(
  { areas = [], hasOtherAreas }: OrderOptions,
  areaId: string | undefined,
): ChosenArea | null {
  if (areaId === OTHER_AREA) return hasOtherAreas === true && areas.length > 0 ? OTHER_AREA : null
  return areas.find(({ id, isClosed }) => id === areaId && !isClosed) ?? null
}

export function getAreaId(area: ChosenArea): string {
  return area === OTHER_AREA ? area : area.id
}

/** `itemsTotal`: the items at today's prices. */
export function getDeliveryFee(area: ChosenArea, itemsTotal: Fils): DeliveryFee {
  if (area === OTHER_AREA) return null
  return area.freeFrom !== null && itemsTotal >= area.freeFrom ? ZERO_FILS : area.fee
}

/** What the chosen area cost when the customer saw it, in fils. */
export interface SeenFee extends Pick<DeliveryArea, 'fee' | 'freeFrom'> {
  readonly areaId: string
}

/** Reads what is stored, which may be anything; null for junk. */
export function parseSeenFee(text: string | null): SeenFee | null {
  const { areaId, fee, freeFrom } = parseRecord(text)
  const isAmount = (value: unknown): value is Fils | null =>
    value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
  return typeof areaId === 'string' && isAmount(fee) && isAmount(freeFrom) ? { areaId, fee, freeFrom } : null
}

/** Whether an area costs something else now than when the customer saw it, for the same items. */
export function hasNewFee(area: DeliveryArea, seen: SeenFee | null, itemsTotal: Fils): boolean {
  if (seen?.areaId !== area.id) return false
  return getDeliveryFee({ ...area, ...seen }, itemsTotal) !== getDeliveryFee(area, itemsTotal)
}

/**
 * `areasWithdrawn`: the owner lists no areas any more, so there is no fee either. `deliveryOff`: every area is closed,
 * and so is every other one.
 */
export type AreaProblem =
  | WithdrawnChoice<'areaWithdrawn' | 'areasWithdrawn' | 'deliveryOff'>
  /** The area is paused, or outside its hours. */
  | (WithdrawnChoice<'areaPaused'> & { readonly area: DeliveryArea })

/** The id of a delivery area, or OTHER_AREA; it may have gone. */
export const areaField: OrderField<string, AreaProblem, ChosenArea> = {
  parse: (data) => (typeof data === 'string' ? data : undefined),
  methods: ['delivery'],
  isStored: true,
  isRemembered: true,
  findError: (area, options) => (needsArea(options) && area === undefined ? 'area' : null),
  findProblem: (area, options) => {
    if (!needsArea(options)) return area === undefined ? null : withdrawn('areasWithdrawn')
    const { areas = [], hasOtherAreas, later } = options
    // For another time a paused area can be chosen.
    const isOff = ({ isClosed, closure }: DeliveryArea): boolean =>
      isClosed && (closure === undefined || later === undefined)
    if (hasOtherAreas !== true && areas.every(isOff)) return withdrawn('deliveryOff')
    if (area === undefined || findChosenArea(options, area) !== null) return null
    const paused = areas.find(({ id, closure }) => id === area && closure !== undefined)
    return paused === undefined ? withdrawn('areaWithdrawn') : { kind: 'areaPaused', isBlocking: true, area: paused }
  },
  resolve: (areaId, options) => findChosenArea(options, areaId) ?? undefined,
  toMessage: (area, { words, language }) => {
    if (area === OTHER_AREA) return [`${words.area}: ${words.otherArea}`]
    return formatField(words.area, toMessageLine(toLocalText(area.name, language).text), language)
  },
}

function withdrawn(kind: Exclude<AreaProblem['kind'], 'areaPaused'>): AreaProblem {
  return { kind, isBlocking: true }
}
