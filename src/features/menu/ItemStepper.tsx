import type { ReactNode } from 'react'
import { MAX_QUANTITY } from '../../domain/specification.ts'
import { toLocalText } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { getClosedTitle } from '../../i18n/closed-words.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { announce } from '../../state/live-region-store.ts'
import { getQuantity, changeItemQuantity, useQuantity } from '../../state/basket-store.ts'
import { refreshShopStatus, useClosedShop } from '../../state/shop-status-store.ts'
import { showToast } from '../../state/toast-store.ts'
import { Stepper } from '../../ui/Stepper.tsx'

/**
 * Quantity of an item in the basket. Disabled while the shop is closed, with the reason as tooltip.
 */
export function ItemStepper({ item }: { item: MenuItem }): ReactNode {
  const { language, messages } = useMessages()
  const quantity = useQuantity(item.id)
  const closed = useClosedShop()
  const name = toLocalText(item.name, language).text

  const step = (by: 1 | -1): void => {
    if (refreshShopStatus() === 'closed') return
    if (!changeItemQuantity(item.id, by)) {
      showToast(messages.menu.unavailable(name))
      return
    }
    const now = getQuantity(item.id)
    announce(now === MAX_QUANTITY ? messages.menu.quantityMax(name) : messages.menu.quantityChanged(name, now))
  }

  return (
    <Stepper
      quantity={quantity}
      max={MAX_QUANTITY}
      label={messages.menu.quantity(name)}
      increaseLabel={messages.menu.increase(name)}
      decreaseLabel={messages.menu.decrease(name)}
      disabledReason={closed === null ? undefined : getClosedTitle(messages, closed)}
      onStep={step}
    />
  )
}
