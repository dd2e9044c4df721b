import type { ReactNode } from 'react'
import { getEffectivePrice, isDiscounted, isOrderable, type MenuItem } from '../domain/menu.ts'
import { formatAed, sumFils, type Fils } from '#core/money.ts'
import { getNeededPrice } from '../domain/extras.ts'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { Price, type PriceLayout } from '#ui/Price.tsx'

interface ItemPriceProps {
  readonly item: MenuItem
  readonly layout?: PriceLayout
}

/**
 * The item's price with the cheapest options that it needs, and the original one if discounted, or a text if the owner's
 * price is invalid.
 */
export function ItemPrice({ item, layout = 'stacked' }: ItemPriceProps): ReactNode {
  const messages = useMenuMessages()
  if (!isOrderable(item)) return <span>{messages.menu.priceOnRequest}</span>
  const { was, now } = messages.menu
  const { least, isFixed } = getNeededPrice(item)
  const format = (price: Fils): string => formatAed(sumFils([price, least]))
  return (
    <Price
      amount={format(getEffectivePrice(item))}
      originalPrice={isDiscounted(item) ? { amount: format(item.price), was, now } : undefined}
      prefix={isFixed ? undefined : messages.menu.priceFrom}
      layout={layout}
    />
  )
}
