import type { ReactNode } from 'react'
import { ItemDialog, type ItemDialogProps } from '../../../menu/ui/ItemDialog.tsx'
import { AddBar } from './AddBar.tsx'
import { ItemRequests } from './ItemRequests.tsx'
import { useItemChoices } from './use-item-choices.ts'

type OrderDialogProps = Omit<ItemDialogProps, 'requests' | 'addBar'>

/** An item in detail, with its special requests and what adds it to the basket. */
export function OrderDialog(props: OrderDialogProps): ReactNode {
  const { item } = props
  const choices = useItemChoices(item)
  return (
    <ItemDialog
      {...props}
      requests={<ItemRequests choices={choices} />}
      addBar={<AddBar item={item} choices={choices} isInDialog />}
    />
  )
}
