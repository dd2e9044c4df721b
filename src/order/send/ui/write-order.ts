import { restaurant } from '../../../../restaurant.config.ts'
import type { Language } from '#core/text/language.ts'
import { getShopInfo } from '#shop/state/shop-store.ts'
import { toMessageParagraph } from '#core/text/text.ts'
import { getDubaiMinuteOfDay } from '#core/time/dubai-time.ts'
import { readSiteOrigin } from '#browser/page/site-origin.ts'
import { getAreaId } from '../../fields/area/chosen-area.ts'
import { getPublicOrigin, toOrderCardUrl } from '../../link/order-card-url.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '../../link/order-link.ts'
import { hashOrder } from '../message/hash-order.ts'
import { toOrderMessage, type MessageReference, type Order, type OrderMessage } from '../message/order-message.ts'
import type { OrderForm } from '../../form/order-form.ts'
import { formatOrderNumber } from '../../order-number.ts'
import { getRevision, type OrderReference } from '../order-reference.ts'
import { isOrderComplete, type CurrentOrder } from '../../order.ts'
import { isFeeUnknown } from '../../priced-order.ts'
import { getCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'

/** An order as it leaves. */
export interface WrittenOrder {
  readonly message: OrderMessage
  /** Of `hashOrder`. */
  readonly hash: string
  /** Null where the order has no number. */
  readonly reference: MessageReference | null
}

interface OrderToWrite {
  readonly order: CurrentOrder
  readonly form: OrderForm
  readonly comment: string
  readonly language: Language
  readonly messages: CheckoutMessages
  /** In ms since the epoch. */
  readonly now: number
  /** Returns the number for an order with this hash; null before it is handed over. */
  readonly getReference: (hash: string) => OrderReference | null
}

/** Writes message, number and link of an order; null while something is to be filled or chosen. */
export function writeOrder(toWrite: OrderToWrite): WrittenOrder | null {
  const { order, form, comment, language, messages, now, getReference } = toWrite
  const { method } = form
  if (method === null || !isOrderComplete(order)) return null
  const unnumbered: Order = {
    restaurant: restaurant.name[language],
    language,
    basket: order.basket,
    amounts: order.amounts,
    isVatIncluded: restaurant.tax !== null,
    method,
    fields: order.fields,
    pickupAddress: getShopInfo()?.address ?? restaurant.address[language],
    pickupMinutes: order.offered.pickupMinutes,
    now,
    comment,
    reference: null,
    cardUrl: null,
  }
  const hash = hashOrder(unnumbered, getCheckoutMessages('en').orderMessage)
  const reference = getReference(hash)
  const numbered = reference && { ref: reference.ref, revision: getRevision(reference, hash) }
  const time = messages.orderMessage.time(getDubaiMinuteOfDay(now))
  const messageReference = numbered && toMessageReference(numbered, time)
  const cardUrl = toCardUrl(unnumbered, numbered)
  const message = toOrderMessage({ ...unnumbered, reference: messageReference, cardUrl }, messages.orderMessage)
  return { message, hash, reference: messageReference }
}

type NumberedOrder = Pick<OrderReference, 'ref' | 'revision'>

function toMessageReference({ ref, revision }: NumberedOrder, time: string): MessageReference {
  return {
    number: formatOrderNumber(ref, revision),
    replaced: revision === 1 ? null : formatOrderNumber(ref, revision - 1),
    time,
  }
}

/** Of comment and payment the link only says whether the message has them. Null for an order that no link can hold. */
function toCardUrl(
  { basket, amounts, method, fields: { area, wanted, payment }, language, comment, now }: Order,
  numbered: NumberedOrder | null,
): string | null {
  const total = isFeeUnknown(amounts) ? null : amounts.total
  const origin = getPublicOrigin(readSiteOrigin(), window.location.origin)
  return toOrderCardUrl(origin, language, {
    ...EMPTY_ORDER_LINK,
    order: numbered && { ...numbered, writtenAt: now, total, method },
    lines: toLinkLines(basket.lines),
    wantedAt: wanted === undefined ? null : wanted.at,
    area: area === undefined ? null : toLinkCode(getAreaId(area)),
    notes: { comment: toMessageParagraph(comment) !== '', payment: payment !== undefined },
  })
}
