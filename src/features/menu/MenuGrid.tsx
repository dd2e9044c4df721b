import type { ReactNode } from 'react'
import type { MenuItem } from '../../domain/menu.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './MenuGroups.module.css'

interface MenuGridProps {
  readonly items: readonly MenuItem[]
  readonly onShow: (item: MenuItem) => void
}

export function MenuGrid({ items: items, onShow }: MenuGridProps): ReactNode {
  return (
    <ul className={styles.dishes}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
}
