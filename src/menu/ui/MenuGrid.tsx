import type { ReactNode } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './MenuGroups.module.css'

export interface MenuGridProps {
  readonly items: readonly MenuItem[]
  readonly onShow: (item: MenuItem) => void
  readonly renderOrder: (item: MenuItem) => ReactNode
}

/** The items' cards, in one column on phones and in three or four on wider screens. */
export function MenuGrid({ items, onShow, renderOrder }: MenuGridProps): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} onShow={onShow} order={renderOrder(item)} />
        </li>
      ))}
    </ul>
  )
}
