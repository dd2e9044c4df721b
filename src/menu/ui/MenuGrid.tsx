import type { ReactNode } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { ItemCard, type ItemCardProps } from './ItemCard.tsx'
import styles from './MenuGroups.module.css'

export interface MenuGridProps extends Pick<ItemCardProps, 'onShow' | 'headingLevel' | 'isOffer'> {
  readonly items: readonly MenuItem[]
  readonly renderOrder: (item: MenuItem) => ReactNode
}

/** The items' cards, a list on phones and a grid of three or four columns on wider screens. */
export function MenuGrid({ items, renderOrder, ...card }: MenuGridProps): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard {...card} item={item} order={renderOrder(item)} />
        </li>
      ))}
    </ul>
  )
}
