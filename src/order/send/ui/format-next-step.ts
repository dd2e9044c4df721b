import { toLocalText, type Language } from '#core/text/language.ts'
import { getFirstField, type OrderFormField } from '../../form/order-form.ts'
import type { CheckoutMessages } from '../../messages/checkout-messages.ts'
import type { CurrentOrder } from '../../order.ts'

/** What is to be filled or chosen next, in the order of the page: 'Drink: Chicken Combo'; null where nothing is missing. */
export function formatNextStep(
  { missingChoice, errors, tooSoon }: CurrentOrder,
  language: Language,
  { checkout }: CheckoutMessages,
): string | null {
  if (missingChoice !== null) {
    const { line, choice } = missingChoice
    return checkout.nextChoice(toLocalText(choice.name, language).text, toLocalText(line.item.name, language).text)
  }
  const [early] = tooSoon
  if (early?.item.noticeText !== undefined)
    return `${toLocalText(early.item.name, language).text}: ${early.item.noticeText}`
  const field = getFirstField(Object.keys(errors) as OrderFormField[])
  if (field === null) return null
  const steps: Partial<Record<OrderFormField, string>> = checkout.nextSteps
  return steps[field] ?? checkout.errors[errors[field] ?? 'required']
}
