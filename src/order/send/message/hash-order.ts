import { hashText } from '#core/text/hash-text.ts'
import { toHashParts } from '../../form/order-form.ts'
import type { Order } from './order-message.ts'

/** Hash of the order's content. Ignores language, number and time. */
export function hashOrder({ method, fields, amounts: { delivery }, comment, basket }: Order): string {
  const lines = basket.lines.map(({ itemId, quantity, requests, chosenExtras, total, person }) => [
    itemId,
    quantity,
    requests.toSorted(),
    total,
    ...chosenExtras.map(({ id }) => id),
    ...(person === undefined ? [] : [`for ${person}`]),
  ])
  return hashText(JSON.stringify([method, comment, lines, delivery, toHashParts(fields)])).toString(36)
}
