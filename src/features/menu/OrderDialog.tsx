import type { ReactNode } from 'react'
import type { MenuItem } from '../../domain/menu.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemRequests } from './ItemRequests.tsx'
import { ItemStepper } from './ItemStepper.tsx'

interface OrderDialogProps {
  readonly item: MenuItem
  /** Whether the item has left the menu since the dialog was opened. */
  readonly isGone: boolean
  readonly onClose: () => void
}

/** An item in detail, with its quantity and special requests in the basket. */
export function OrderDialog(props: OrderDialogProps): ReactNode {
  const { item } = props
  return <ItemDialog {...props} stepper={<ItemStepper item={item} />} requests={<ItemRequests item={item} />} />
}
