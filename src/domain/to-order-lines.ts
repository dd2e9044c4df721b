import { toLocalText, type Language } from './language.ts'
import type { OrderLine } from './order-lines.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { OptionKey, SpecialSelections } from './special-requests.ts'

/** The lines of the basket as the order message wants them: shown names, prices, labels of the requests (MSG-2). */
export function toOrderLines(
  basket: PricedBasket,
  requests: SpecialSelections,
  language: Language,
  labels: Readonly<Record<OptionKey, string>>,
): readonly OrderLine[] {
  return basket.lines.map((line) => ({
    name: toLocalText(line.item.name, language),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    originalUnitPrice: line.originalUnitPrice,
    requests: (requests.get(line.itemId) ?? []).map((key) => labels[key]),
  }))
}
