import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useLazyModule } from '#browser/loading/lazy-module.ts'
import { itemToChooseStore } from '../../lines/state/basket-actions.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { loadOrderDialog } from './load-order-dialog.ts'

/** The dialog of an item that is to be added and needs a choice first, whatever has asked for it. */
export function ItemToChoose(): ReactNode {
  const item = useStore(itemToChooseStore, (state) => state.item)
  const dialog = useLazyModule(loadOrderDialog, item !== null)
  if (item === null || dialog === null) return null
  return (
    <OptionalPart key={item.id} onError={close}>
      <dialog.OrderDialog initialItem={item} onClose={close} />
    </OptionalPart>
  )
}

function close(): void {
  itemToChooseStore.setState({ item: null })
}
