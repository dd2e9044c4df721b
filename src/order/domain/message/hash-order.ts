import { OTHER_AREA } from '../chosen-area.ts'
import { hashText } from '../../../core/text/hash-text.ts'
import type { Order } from './order-message.ts'

/** Hash of the order's content. Ignores language, number and time. */
export function hashOrder(order: Order): string {
  const { method, firstName, address, area, amounts, payment, wanted, comment, basket } = order
  const lines = basket.lines.map(({ itemId, quantity, requests, chosenExtras, total }) => [
    itemId,
    quantity,
    requests.toSorted(),
    total,
    ...chosenExtras.map(({ id }) => id),
  ])
  const delivery = area === undefined ? [] : [area === OTHER_AREA ? area : area.id, amounts.delivery]
  return hashText(JSON.stringify([method, firstName, address, comment, lines, ...delivery, payment, wanted])).toString(
    36,
  )
}
