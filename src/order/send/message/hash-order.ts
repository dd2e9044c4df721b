import { toAddressDetails } from '../../fields/address/address-details.ts'
import { OTHER_AREA } from '../../fields/area/chosen-area.ts'
import { hashText } from '#core/text/hash-text.ts'
import { listCarTexts } from '../../fields/car/pickup-car.ts'
import type { Order } from './order-message.ts'

/** Hash of the order's content. Ignores language, number and time. */
export function hashOrder(order: Order): string {
  const { method, firstName, address, area, amounts, payment, wanted, comment, basket } = order
  const { car, details = {}, location = null } = order
  const lines = basket.lines.map(({ itemId, quantity, requests, chosenExtras, total, person }) => [
    itemId,
    quantity,
    requests.toSorted(),
    total,
    ...chosenExtras.map(({ id }) => id),
    ...(person === undefined ? [] : [`for ${person}`]),
  ])
  const delivery = area === undefined ? [] : [area === OTHER_AREA ? area : area.id, amounts.delivery]
  const typed = Object.entries(toAddressDetails(details))
  // Nothing where there is none, so that an order keeps the hash that an earlier release gave it.
  const help = method === 'delivery' && (typed.length > 0 || location !== null) ? [typed, location] : []
  const parts = [
    method,
    firstName,
    address,
    comment,
    lines,
    ...delivery,
    payment,
    wanted,
    ...help,
    ...(car === undefined ? [] : listCarTexts(car)),
  ]
  return hashText(JSON.stringify(parts)).toString(36)
}
