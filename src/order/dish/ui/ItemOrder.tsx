import type { ReactNode } from 'react'
import { getDishPath } from '#core/routes.ts'
import { needsChoice } from '#menu/domain/extras.ts'
import { isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useIsAvailable } from '#menu/state/use-is-available.ts'
import { useClosedToast } from '#shop/ui/use-closed-toast.ts'
import { getAddressBasket } from '../../link/state/basket-address.ts'
import styles from './ItemOrder.module.css'
import { ItemStepper } from './ItemStepper.tsx'

interface ItemOrderProps {
  readonly item: MenuItem
  /** Shows an item that needs a choice; left out where only its own page does. */
  readonly onChoose?: () => void
}

/** The stepper of an item, or in its place why the item can't be ordered now. */
export function ItemOrder({ item, onChoose }: ItemOrderProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const isAvailable = useIsAvailable(item)
  const showClosedToast = useClosedToast()
  if (!isOrderable(item)) return null
  if (isAvailable || item.availability === undefined) {
    const openPage = (): void => {
      window.location.assign(getDishPath(item.id, language) + getAddressBasket())
    }
    const choose = needsChoice(item) ? (onChoose ?? openPage) : undefined
    return <ItemStepper item={item} onClosed={showClosedToast} onChoose={choose} />
  }
  return <p className={styles.reason}>{formatAvailability(item.availability, language, messages.menu)}</p>
}
