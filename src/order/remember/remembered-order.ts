import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { toAddressDetails, type AddressDetails } from '../fields/address/address-details.ts'
import { mergeEqualLines, type Basket } from '../lines/line.ts'
import { OTHER_AREA, type ChosenArea } from '../fields/area/chosen-area.ts'
import { truncateAddress, truncateFirstName } from '../fields/form-rules.ts'
import { encodeOrderLink } from '../link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '../link/order-link.ts'
import type { OrderForm } from '../fields/order-form.ts'
import { parseCar, type PickupCar } from '../fields/car/pickup-car.ts'
import { withoutPeople } from '../people/people.ts'

const VERSION = 1

/** What the browser keeps of the last order for a customer who asks for it: neither comment nor payment. */
export interface RememberedOrder extends AddressDetails {
  /** When it was handed over, in ms since the epoch. */
  readonly at: number
  readonly name: string
  readonly method: ReceiveMethod
  /** Empty for pickup. */
  readonly address: string
  /** The id of a delivery area, or OTHER_AREA; left out where none was chosen. */
  readonly area?: string
  /** The car that a pickup was brought to. */
  readonly car?: PickupCar
  /** The lines, written as a link of a basket. */
  readonly basket: string
}

/** What the form does not hold of it. */
interface OrderContents {
  readonly basket: { readonly lines: Basket }
  readonly area: ChosenArea | null
}

/** Returns what is kept of an order that is handed over at `now`; null while no method is chosen. */
export function toRememberedOrder(
  form: OrderForm,
  { basket, area }: OrderContents,
  now: number,
): RememberedOrder | null {
  const { method, firstName, address, car } = form
  if (method === null) return null
  const areaId = area === null || area === OTHER_AREA ? area : area.id
  return {
    at: now,
    name: firstName,
    method,
    address: method === 'delivery' ? address : '',
    ...(areaId !== null && { area: areaId }),
    ...(method === 'delivery' && toAddressDetails(form)),
    ...(method === 'pickup' && car && { car }),
    basket: encodeOrderLink({
      ...EMPTY_ORDER_LINK,
      lines: toLinkLines(mergeEqualLines(withoutPeople(basket.lines))),
      area: areaId === null ? null : toLinkCode(areaId),
    }),
  }
}

/** The stored shape. */
export function serializeRememberedOrder(order: RememberedOrder): string {
  return JSON.stringify({ v: VERSION, ...order })
}

/** Reads what is stored, which may be anything; null for junk. `basket` is only checked when it is read. */
export function parseRememberedOrder(text: string | null): RememberedOrder | null {
  const { v, at, name, method, address, area, car, basket, ...others } = parseRecord(text)
  if (v !== VERSION || typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return null
  if (method !== 'delivery' && method !== 'pickup') return null
  if (typeof name !== 'string' || typeof address !== 'string' || typeof basket !== 'string') return null
  const knownCar = method === 'pickup' ? parseCar(car) : undefined
  return {
    at,
    name: truncateFirstName(name),
    method,
    address: truncateAddress(address),
    ...(typeof area === 'string' && { area }),
    ...(method === 'delivery' && toAddressDetails(others)),
    ...(knownCar && { car: knownCar }),
    basket,
  }
}
