import { useId, type ReactNode } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { toImageSources } from '#core/images/image-sources.ts'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useAnnouncement, useToast } from '#browser/stores/page-messages-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useShopInfo } from '#shop/state/shop-store.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { ItemDetails } from './ItemDetails.tsx'

interface ItemDialogProps {
  readonly item: MenuItem
  readonly isGone: boolean
  readonly onClose: () => void
  /** What can be chosen of the item, and the bar by which it is added. */
  readonly options: ReactNode
  readonly addBar: ReactNode
}

/** An item in detail over the menu. */
export function ItemDialog({ item, isGone, onClose, options, addBar }: ItemDialogProps): ReactNode {
  const messages = useMenuMessages()
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} closeLabel={messages.menu.close} onClose={onClose}>
      <ItemDetails
        item={item}
        isGone={isGone}
        place="dialog"
        titleId={titleId}
        sources={item.image && toImageSources(item.image, 'popup')}
        firstSources={item.image && toImageSources(item.image, 'card')}
        contact={useShopInfo()}
        options={options}
        addBar={addBar}
      />
      <LiveRegion announcement={useAnnouncement()} toast={useToast()} />
    </Dialog>
  )
}
