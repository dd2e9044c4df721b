import type { ReactNode } from 'react'
import { MAX_QUANTITY } from '#core/specification.ts'
import { toLocalText } from '#core/text/language.ts'
import { needsChoice } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { announce, showToast } from '#browser/stores/page-messages-store.ts'
import { getQuantity, useQuantity } from '../../lines/state/lines-store.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { Stepper } from '#ui/Stepper.tsx'
import { showItemAdded } from './show-item-added.ts'

interface ItemStepperProps {
  readonly item: MenuItem
  /** Pieces that are not in the basket yet, of which another button adds at least one. */
  readonly draft?: { readonly pieces: number; readonly step: (by: 1 | -1) => void } | undefined
  /** Called for a step while the shop is closed, where nothing beside the stepper says when it opens. */
  readonly onClosed?: () => void
}

/**
 * Quantity of an item in the basket, or of what is to be added. Disabled while the shop is closed, with the reason as tooltip.
 */
export function ItemStepper({ item, draft, onClosed }: ItemStepperProps): ReactNode {
  const language = useLanguage()
  const { menu } = useMenuMessages()
  const quantity = useQuantity(item.id)
  const closedTitle = useClosedTitle()
  const name = toLocalText(item.name, language).text
  const isToChoose = draft === undefined && needsChoice(item)

  const step = (by: 1 | -1, button: Element): void => {
    if (!isTakingOrders()) {
      onClosed?.()
      return
    }
    if (draft !== undefined) {
      draft.step(by)
      announce(menu.quantityChanged(name, draft.pieces + by))
      return
    }
    if (!changeItemQuantity(item.id, by)) {
      showToast(menu.unavailable(name))
      return
    }
    if (by === 1 && isToChoose) return
    if (by === 1 && quantity < MAX_QUANTITY) showItemAdded(button, item.id, button.closest('dialog') ?? undefined)
    const now = getQuantity(item.id)
    announce(now === MAX_QUANTITY ? menu.quantityMax(name) : menu.quantityChanged(name, now))
  }

  return (
    <Stepper
      quantity={draft?.pieces ?? quantity}
      min={draft && 1}
      max={draft ? Math.max(1, MAX_QUANTITY - quantity) : MAX_QUANTITY}
      label={menu.quantity(name)}
      increaseLabel={menu.increase(name)}
      decreaseLabel={menu.decrease(name)}
      disabledReason={closedTitle}
      opensDialog={isToChoose}
      onStep={step}
    />
  )
}
