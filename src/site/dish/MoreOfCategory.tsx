import type { ReactNode } from 'react'
import type { MenuItem } from '../../menu/domain/menu.ts'
import { useDishMessages } from '../../menu/messages/dish-messages.ts'
import { useMenuMessages } from '../../menu/messages/menu-messages.ts'
import { MenuGrid } from '../../menu/ui/MenuGrid.tsx'
import { ItemOrder } from '../../order/ui/item/ItemOrder.tsx'
import styles from './MoreOfCategory.module.css'

interface MoreOfCategoryProps {
  readonly item: MenuItem
  /** Other items of its category. */
  readonly others: readonly MenuItem[]
}

/** The other dishes of a dish's category, as on home; each opens its own page. */
export function MoreOfCategory({ item, others }: MoreOfCategoryProps): ReactNode {
  const { menu } = useMenuMessages()
  const { moreFrom } = useDishMessages()
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title" className={styles.title}>
        {item.category === null ? menu.otherCategory : moreFrom(menu.filters[item.category])}
      </h2>
      <MenuGrid items={others} headingLevel="h3" renderOrder={(other) => <ItemOrder item={other} />} />
    </section>
  )
}
