import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useKnownItem } from '#menu/state/use-known-item.ts'
import { ItemDialog } from '#menu/ui/ItemDialog.tsx'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import { AddBar } from './AddBar.tsx'
import { ItemRequests } from './ItemRequests.tsx'
import { useItemChoices } from './use-item-choices.ts'

interface OrderDialogProps {
  /** As it was when the dialog was opened. */
  readonly initialItem: MenuItem
  /** Whether to begin with the choice that the item needs, not with its picture. */
  readonly isToChoose?: boolean | undefined
  readonly onClose: () => void
}

/** An item in detail, with its special requests and what adds it to the basket. */
export function OrderDialog({ initialItem, isToChoose = false, onClose }: OrderDialogProps): ReactNode {
  const { item, isGone } = useKnownItem(initialItem)
  const choices = useItemChoices(item)
  const showMissing = useEffectEvent(() => {
    if (!isToChoose) return
    focusMissingChoice(choices.lines)
    // At once and last, so that the item's name is in view above its choice.
    document.querySelector('dialog[open] h2')?.scrollIntoView({ behavior: 'instant' })
  })
  useEffect(() => {
    showMissing()
  }, [])
  return (
    <ItemDialog
      item={item}
      isGone={isGone}
      onClose={onClose}
      requests={<ItemRequests choices={choices} headingLevel="h3" />}
      addBar={<AddBar item={item} choices={choices} isInDialog />}
    />
  )
}
