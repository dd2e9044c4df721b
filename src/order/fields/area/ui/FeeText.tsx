import type { ReactNode } from 'react'
import type { DeliveryFee } from '../chosen-area.ts'
import { formatFeeText } from '../format-fee.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { Figure } from '#ui/Figure.tsx'

/** What delivery costs: an amount, free, or told in the chat. */
export function FeeText({ fee }: { fee: DeliveryFee }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const text = formatFeeText(fee, checkout)
  return fee === null || fee === 0 ? text : <Figure>{text}</Figure>
}
