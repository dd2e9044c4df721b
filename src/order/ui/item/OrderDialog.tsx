import type { ReactNode } from 'react'
import { ItemDialog, type ItemDialogProps } from '../../../menu/ui/ItemDialog.tsx'
import { ItemRequests } from './ItemRequests.tsx'
import { ItemStepper } from './ItemStepper.tsx'

type OrderDialogProps = Omit<ItemDialogProps, 'stepper' | 'requests'>

/** An item in detail, with its quantity and special requests in the basket. */
export function OrderDialog(props: OrderDialogProps): ReactNode {
  const { item } = props
  return <ItemDialog {...props} stepper={<ItemStepper item={item} />} requests={<ItemRequests item={item} />} />
}
