import type { ReactNode } from 'react'
import { MAX_QUANTITY } from '../../domain/basket.ts'
import { localText } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { useWords } from '../../messages/words-context.tsx'
import { announce } from '../../state/announcements.ts'
import { quantityInBasket, stepItem, useQuantity } from '../../state/basket.ts'
import { checkShopClosed, shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import { Stepper } from '../../ui/Stepper.tsx'

/** How many of a dish are in the basket; closed, nothing moves and the reason is the tooltip (MENU-7). */
export function DishStepper({ item }: { item: MenuItem }): ReactNode {
  const { language, words } = useWords()
  const quantity = useQuantity(item.id)
  const shop = useShopState()
  const name = localText(item.name, language).text

  const step = (by: 1 | -1): void => {
    if (checkShopClosed()) return
    stepItem(item.id, by)
    const now = quantityInBasket(item.id)
    announce(now === MAX_QUANTITY ? words.menu.most(name) : words.menu.added(name, now))
  }

  return (
    <Stepper
      quantity={quantity}
      most={MAX_QUANTITY}
      label={words.menu.quantity(name)}
      increase={words.menu.increase(name)}
      decrease={words.menu.decrease(name)}
      blockedBecause={shop === 'closed' ? words.hours.closed(shopClosedWindow()) : undefined}
      onStep={step}
    />
  )
}
