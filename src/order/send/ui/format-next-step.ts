import { toLocalText, type Language } from '#core/text/language.ts'
import { getFirstField, type OrderFormField } from '../../form/order-form.ts'
import type { CheckoutMessages } from '../../messages/checkout-messages.ts'
import type { CurrentOrder } from '../../order.ts'

/** What is to be filled or chosen next, in the order of the page: 'Drink: Chicken Combo'; null where nothing is missing. */
export function formatNextStep(
  { basket, errors }: Pick<CurrentOrder, 'basket' | 'errors'>,
  language: Language,
  { checkout }: CheckoutMessages,
): string | null {
  const line = basket.lines.find(({ missing }) => missing.length > 0)
  const [answer] = line?.missing ?? []
  if (line !== undefined && answer !== undefined) {
    return checkout.nextChoice(
      toLocalText(answer.choice.name, language).text,
      toLocalText(line.item.name, language).text,
    )
  }
  const field = getFirstField(Object.keys(errors) as OrderFormField[])
  if (field === null) return null
  const { [field]: step } = checkout.nextSteps as Partial<Record<OrderFormField, string>>
  return step ?? checkout.errors[errors[field] ?? 'required']
}
