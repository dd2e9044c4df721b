import type { ReactNode } from 'react'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useKnownItem } from '#menu/state/use-known-item.ts'
import { ItemDialog } from '#menu/ui/ItemDialog.tsx'
import { AddBar } from './AddBar.tsx'
import { ItemOptions } from './ItemOptions.tsx'
import { useItemChoices } from './use-item-choices.ts'

interface OrderDialogProps {
  /** As it was when the dialog was opened. */
  readonly initialItem: MenuItem
  readonly onClose: () => void
}

/** An item in detail, with what can be chosen and what adds it to the basket. */
export function OrderDialog({ initialItem, onClose }: OrderDialogProps): ReactNode {
  const { item, isGone } = useKnownItem(initialItem)
  const choices = useItemChoices(item)
  return (
    <ItemDialog
      item={item}
      isGone={isGone}
      onClose={onClose}
      options={<ItemOptions choices={choices} headingLevel="h3" />}
      addBar={<AddBar item={item} choices={choices} isInDialog />}
    />
  )
}
