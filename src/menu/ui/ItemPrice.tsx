import type { ReactNode } from 'react'
import { getDiscountPercent, getShownPrice, isDiscounted, isOrderable, type MenuItem } from '../domain/menu.ts'
import { formatAed } from '#core/money.ts'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { Price, type PriceLayout } from '#ui/Price.tsx'

interface ItemPriceProps {
  readonly item: MenuItem
  readonly layout?: PriceLayout
  /** Whether it also says the discount in per cent. */
  readonly isOffer?: boolean | undefined
}

/**
 * The item's price with the cheapest options that it needs, and the original one if discounted, or a text if the owner's
 * price is invalid.
 */
export function ItemPrice({ item, layout = 'stacked', isOffer = false }: ItemPriceProps): ReactNode {
  const messages = useMenuMessages()
  if (!isOrderable(item)) return <span>{messages.menu.priceOnRequest}</span>
  const { was, now } = messages.menu
  const { price, originalPrice, isFixed } = getShownPrice(item)
  return (
    <Price
      amount={formatAed(price)}
      originalPrice={isDiscounted(item) ? { amount: formatAed(originalPrice), was, now } : undefined}
      discount={isOffer && isDiscounted(item) ? messages.menu.discount(getDiscountPercent(item)) : undefined}
      prefix={isFixed ? undefined : messages.menu.priceFrom}
      layout={layout}
    />
  )
}
