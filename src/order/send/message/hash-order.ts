import { hashText } from '#core/text/hash-text.ts'
import { toMessageLine, toMessageParagraph } from '#core/text/text.ts'
import { toHashParts } from '../../form/order-form.ts'
import type { Order } from './order-message.ts'

/** Hash of what an order's message says. Ignores language, number and time. */
export function hashOrder({ method, fields, amounts: { delivery }, comment, basket }: Order): string {
  const lines = basket.lines.map(({ itemId, quantity, requests, chosenExtras, total, person }) => [
    itemId,
    quantity,
    requests.toSorted(),
    total,
    ...chosenExtras.map(({ id }) => id),
    ...(person === undefined ? [] : [`for ${toMessageLine(person)}`]),
  ])
  return hashText(JSON.stringify([method, toMessageParagraph(comment), lines, delivery, toHashParts(fields)])).toString(
    36,
  )
}
