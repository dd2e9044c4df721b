import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import { normaliseLine } from '#core/text/text.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { Image } from '#core/images/image-sources.ts'
import type { Fils } from '#core/money.ts'
import { getDrawing } from '#menu/domain/drawing.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { OrderForm } from '../form/order-form.ts'
import type { CurrentOrder } from '../order.ts'
import type { OrderAmounts } from '../priced-order.ts'
import { findReadyMinutes } from '../ready-minutes.ts'
import { isHandOffOver, parseHandOff, type HandOff } from './hand-off.ts'

/** An order that the customer says was sent, with the names and prices of then. It is kept as long as a hand-off. */
export interface PlacedOrder extends HandOff {
  /** '' in what an earlier release stored. */
  readonly firstName: string
  readonly method: ReceiveMethod | null
  readonly lines: readonly PlacedLine[]
  readonly total: Fils
  /** Null for pickup; a fee that is told on WhatsApp is null. */
  readonly delivery: OrderAmounts['delivery']
  /** In which it is ready, or with the customer; null for an order for later, and where the owner names none. */
  readonly minutes: ReturnType<typeof findReadyMinutes>
  /** In ms since the epoch; null for an order of now. */
  readonly wantedAt: number | null
  /** '' for pickup. */
  readonly address: string
}

interface PlacedLine {
  readonly quantity: number
  readonly name: Bilingual
  /** Null: `drawing` is shown in its place. */
  readonly image: Image | null
  /** Of `getDrawing`. */
  readonly drawing: string
  /** Whom the line is for; left out where nobody is named. */
  readonly person?: string | undefined
  /** The names of choices and extras. */
  readonly extras: readonly Bilingual[]
  readonly requests: readonly RequestKey[]
  readonly total: Fils
}

export function toPlacedOrder(order: CurrentOrder, form: OrderForm, handOff: HandOff): PlacedOrder {
  const { area, wanted } = order.fields
  const { method } = form
  const { pickupMinutes } = order.offered
  return {
    ...handOff,
    firstName: normaliseLine(form.firstName),
    method,
    lines: order.basket.lines.map(({ quantity, item, person, answers, requests, total }) => ({
      quantity,
      name: item.name,
      image: item.image,
      drawing: getDrawing(item),
      person,
      extras: answers.flatMap(({ options }) => options.map(({ name }) => name)),
      requests,
      total,
    })),
    total: order.amounts.total,
    delivery: order.amounts.delivery,
    minutes: findReadyMinutes({ method, area, isForLater: wanted !== undefined, pickupMinutes }),
    wantedAt: wanted === undefined ? null : wanted.at,
    address: method === 'delivery' ? normaliseLine(form.address) : '',
  }
}

/** Reads what is stored, which may be anything; null for junk, and once a hand-off is over. */
export function parsePlacedOrder(text: string | null, now: number): PlacedOrder | null {
  const handOff = parseHandOff(text, now)
  if (handOff === null || isHandOffOver(handOff, now)) return null
  const stored = { firstName: '', ...parseRecord(text), ...handOff }
  return isPlacedOrder(stored) ? { ...stored, lines: stored.lines.map((line) => ({ ...NO_PICTURE, ...line })) } : null
}

/** What a line lacks that an earlier release stored. */
const NO_PICTURE: Pick<PlacedLine, 'image' | 'drawing'> = { image: null, drawing: 'All' }

function isPlacedOrder(order: Readonly<Record<string, unknown>> & HandOff): order is typeof order & PlacedOrder {
  const { firstName, lines, total, delivery, minutes, address } = order
  return (
    typeof firstName === 'string' &&
    Array.isArray(lines) &&
    lines.every(isPlacedLine) &&
    typeof total === 'number' &&
    (delivery === null || isRecord(delivery)) &&
    (minutes === null || Array.isArray(minutes)) &&
    typeof address === 'string'
  )
}

function isPlacedLine(line: unknown): boolean {
  if (!isRecord(line) || typeof line['total'] !== 'number' || typeof line['quantity'] !== 'number') return false
  const { name, extras, requests, image = null, person = '' } = line
  return (
    isRecord(name) &&
    Array.isArray(extras) &&
    extras.every(isRecord) &&
    Array.isArray(requests) &&
    (image === null || (isRecord(image) && typeof image['url'] === 'string')) &&
    typeof person === 'string'
  )
}
