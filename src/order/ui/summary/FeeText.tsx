import type { ReactNode } from 'react'
import type { DeliveryFee } from '../../domain/chosen-area.ts'
import { formatAed } from '../../../core/money.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { Figure } from '../../../ui/Figure.tsx'

/** What delivery costs: an amount, free, or told in the chat. */
export function FeeText({ fee }: { fee: DeliveryFee }): ReactNode {
  const { checkout } = useCheckoutMessages()
  if (fee === null) return checkout.toldInChat
  return fee === 0 ? checkout.free : <Figure>{formatAed(fee)}</Figure>
}
