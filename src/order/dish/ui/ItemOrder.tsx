import type { ReactNode } from 'react'
import { isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useIsAvailable } from '#menu/state/use-is-available.ts'
import { useClosedToast } from '#shop/ui/use-closed-toast.ts'
import styles from './ItemOrder.module.css'
import { ItemStepper } from './ItemStepper.tsx'

/** The stepper of an item, or in its place why the item can't be ordered now. */
export function ItemOrder({ item }: { item: MenuItem }): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const isAvailable = useIsAvailable(item)
  const showClosedToast = useClosedToast()
  if (!isOrderable(item)) return null
  if (isAvailable || item.availability === undefined) {
    return <ItemStepper item={item} onClosed={showClosedToast} />
  }
  return <p className={styles.reason}>{formatAvailability(item.availability, language, messages.menu)}</p>
}
