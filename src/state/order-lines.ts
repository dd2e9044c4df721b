import { localText, type Language } from '../domain/language.ts'
import type { OrderLine } from '../domain/order-lines.ts'
import type { PricedBasket } from '../domain/priced-basket.ts'
import type { OptionKey, SpecialSelections } from '../domain/special-requests.ts'

/** The lines of the basket as the order message wants them: shown names, prices, labels of the requests (MSG-2). */
export function orderLines(
  basket: PricedBasket,
  requests: SpecialSelections,
  language: Language,
  labels: Readonly<Record<OptionKey, string>>,
): readonly OrderLine[] {
  return basket.lines.map((line) => ({
    name: localText(line.item.name, language),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    originalUnitPrice: line.originalUnitPrice,
    requests: (requests.get(line.itemId) ?? []).map((key) => labels[key]),
  }))
}
