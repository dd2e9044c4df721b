import type { ReactNode } from 'react'
import type { PricedLine } from '../price.ts'
import { listRequests, type RequestKey } from '#menu/domain/special-requests.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { RequestOptions } from '#ui/RequestOptions.tsx'

interface LineRequestsProps {
  readonly line: PricedLine
  readonly onToggle: (key: RequestKey) => void
}

/** The special requests of a line, in the order of its category. */
export function LineRequests({ line, onToggle }: LineRequestsProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  return (
    <RequestOptions
      options={listRequests(line.item.category).map((key) => ({
        key,
        label: checkout.requests[key],
        isChosen: line.requests.includes(key),
      }))}
      onToggle={onToggle}
    />
  )
}
