import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { mergeEqualLines, type Basket } from '../lines/line.ts'
import { getAreaId } from '../fields/area/chosen-area.ts'
import type { OrderedFields } from '../form/order-fields.ts'
import { encodeOrderLink } from '../link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '../link/order-link.ts'
import { EMPTY_ORDER_FORM, parseOrderForm, selectFields, withField, type OrderForm } from '../form/order-form.ts'
import { withoutPeople } from '../people/people.ts'

const VERSION = 1

/** What the browser keeps of the last order for a customer who asks for it: its lines, and the fields `isRemembered`. */
export interface RememberedOrder {
  /** When it was handed over, in ms since the epoch. */
  readonly at: number
  /** The fields that are remembered. */
  readonly form: OrderForm & { readonly method: ReceiveMethod }
  /** The lines, written as a link of a basket. */
  readonly basket: string
}

/** What the form does not hold of it. */
interface OrderContents {
  readonly basket: { readonly lines: Basket }
  readonly fields: Pick<OrderedFields, 'area'>
}

/** Returns what is kept of an order that is handed over at `now`; null while no method is chosen. */
export function toRememberedOrder(
  form: OrderForm,
  { basket, fields: { area } }: OrderContents,
  now: number,
): RememberedOrder | null {
  const { method } = form
  if (method === null) return null
  const areaId = area && getAreaId(area)
  // Neither an area that the owner has withdrawn is kept, nor what was asked of cash: that belongs to a total.
  const kept = withField(withField(form, 'area', areaId), 'payment', form.payment && { kind: form.payment.kind })
  return {
    at: now,
    form: { ...EMPTY_ORDER_FORM, ...selectFields(kept, 'isRemembered'), method },
    basket: encodeOrderLink({
      ...EMPTY_ORDER_LINK,
      lines: toLinkLines(mergeEqualLines(withoutPeople(basket.lines))),
      area: areaId === undefined ? null : toLinkCode(areaId),
    }),
  }
}

/** The stored shape. */
export function serializeRememberedOrder({ at, form, basket }: RememberedOrder): string {
  const { firstName: name, ...fields } = form
  return JSON.stringify({ v: VERSION, at, name, ...fields, basket })
}

/** Reads what is stored, which may be anything; null for junk. `basket` is only checked when it is read. */
export function parseRememberedOrder(text: string | null): RememberedOrder | null {
  const { v, at, name, basket, ...fields } = parseRecord(text)
  if (v !== VERSION || typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return null
  if (typeof name !== 'string' || typeof fields['address'] !== 'string' || typeof basket !== 'string') return null
  const { method, ...form } = parseOrderForm({ ...fields, firstName: name })
  if (method === null) return null
  return { at, form: { ...EMPTY_ORDER_FORM, ...selectFields({ method, ...form }, 'isRemembered'), method }, basket }
}
