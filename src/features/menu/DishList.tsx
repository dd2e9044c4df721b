import type { ReactNode } from 'react'
import type { MenuItem } from '../../domain/menu.ts'
import { DishCard } from './DishCard.tsx'
import styles from './DishGroups.module.css'

interface DishListProps {
  readonly dishes: readonly MenuItem[]
  readonly onShow: (item: MenuItem) => void
}

export function DishList({ dishes, onShow }: DishListProps): ReactNode {
  return (
    <ul className={styles['dishes']}>
      {dishes.map((item) => (
        <li key={item.id}>
          <DishCard item={item} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
}
