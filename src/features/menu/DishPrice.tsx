import type { ReactNode } from 'react'
import { effectivePrice, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { formatAed } from '../../domain/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Price } from '../../ui/Price.tsx'

/** What a dish costs, before and now; words where the owner's price is no price (MENU-5, V02). */
export function DishPrice({ item }: { item: MenuItem }): ReactNode {
  const { words } = useWords()
  if (!isOrderable(item)) return <span>{words.menu.askPrice}</span>
  const { was, now } = words.menu
  const before = item.discountPrice === null ? undefined : { amount: formatAed(item.price), was, now }
  return <Price amount={formatAed(effectivePrice(item))} before={before} />
}
