import type { ReactNode } from 'react'
import { getEffectivePrice, isDiscounted, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { formatAed } from '../../domain/money.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Price } from '../../ui/Price.tsx'

/** What a dish costs, before and now; words where the owner's price is no price (MENU-5, V02). */
export function ItemPrice({ item }: { item: MenuItem }): ReactNode {
  const { messages } = useMessages()
  if (!isOrderable(item)) return <span>{messages.menu.askPrice}</span>
  const { was, now } = messages.menu
  const before = isDiscounted(item) ? { amount: formatAed(item.price), was, now } : undefined
  return <Price amount={formatAed(getEffectivePrice(item))} originalPrice={before} />
}
