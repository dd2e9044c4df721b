import { useEffect } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { OTHER_AREA } from '../../domain/chosen-area.ts'
import { getDubaiMinuteOfDay } from '../../../core/time/opening-hours.ts'
import { getPublicOrigin, toOrderCardUrl } from '../../domain/link/order-card-url.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '../../domain/link/order-link.ts'
import { validateOrderForm } from '../../domain/order-form.ts'
import {
  hashOrder,
  toOrderMessage,
  type MessageReference,
  type Order,
  type OrderMessage,
} from '../../domain/message/order-message.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { getPayment } from '../../domain/payment-choice.ts'
import { isFeeUnknown, priceOrder } from '../../domain/priced-order.ts'
import { getRevision, type OrderReference } from '../../domain/order-reference.ts'
import { getWantedTime } from '../../domain/wanted-time.ts'
import { toMessageParagraph } from '../../../core/text/text.ts'
import { readSiteOrigin } from '../../../browser/site-origin.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { useMergedBasket } from '../../state/basket-lines.ts'
import { useComment } from '../../state/comment-store.ts'
import { useOrderForm } from '../../state/order-form-store.ts'
import { useOrderOptions } from '../../state/order-options-store.ts'
import { ensureOrderReference, useOrderReference } from '../../state/order-reference-store.ts'
import { useMinute } from '../../../shop/state/shop-status-store.ts'
import { useChosenArea } from '../summary/use-order-amounts.ts'

interface CurrentOrder {
  readonly message: OrderMessage
  /** Of `hashOrder`. */
  readonly hash: string
  /** Null where the order has no number. */
  readonly reference: MessageReference | null
}

/** Returns the message of the current order, or null while the form is invalid. */
export function useOrderMessage(): CurrentOrder | null {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { form } = useOrderForm()
  const basket = useMergedBasket()
  const comment = useComment()
  const minute = useMinute()
  const reference = useOrderReference()
  const area = useChosenArea() ?? undefined
  const options = useOrderOptions()
  const { method, firstName, address } = form
  const order =
    method === null || Object.keys(validateOrderForm(form, options)).length > 0
      ? null
      : {
          restaurant: restaurant.name[language],
          language,
          basket,
          isVatIncluded: restaurant.tax !== null,
          method,
          firstName,
          address,
          area,
          now: minute,
          wanted: getWantedTime(form.wanted, options.later),
          payment: getPayment(form.payment, options.payments) ?? undefined,
          comment,
          reference: null,
          cardUrl: null,
        }
  const hash = order && hashOrder(order)
  useEffect(() => {
    if (hash !== null) ensureOrderReference(hash)
  }, [hash, minute])
  if (order === null || hash === null) return null
  const numbered = reference === null ? null : { ref: reference.ref, revision: getRevision(reference, hash) }
  const time = messages.orderMessage.time(getDubaiMinuteOfDay(minute))
  const messageReference = numbered && toMessageReference(numbered, time)
  const message = toOrderMessage(
    { ...order, reference: messageReference, cardUrl: toCardUrl(order, numbered, minute) },
    messages.orderMessage,
  )
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

/** The link contains no personal data: of comments and payment it only says whether the message has more to read. */
function toCardUrl(
  { basket, method, area, wanted, language, comment, payment }: Order,
  numbered: NumberedOrder | null,
  minute: number,
): string {
  const amounts = priceOrder(basket, area ?? null)
  const total = isFeeUnknown(amounts) ? null : amounts.total
  const facts = numbered && { ...numbered, writtenAt: minute, total, method }
  const origin = getPublicOrigin(readSiteOrigin(), window.location.origin)
  return toOrderCardUrl(origin, language, {
    ...EMPTY_ORDER_LINK,
    facts,
    lines: toLinkLines(basket.lines),
    wantedAt: wanted === undefined ? null : wanted.at,
    area: area === undefined ? null : toLinkCode(area === OTHER_AREA ? area : area.id),
    notes: { comment: toMessageParagraph(comment) !== '', payment: payment !== undefined },
  })
}
