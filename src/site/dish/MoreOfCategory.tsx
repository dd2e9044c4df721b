import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getFilter } from '#menu/domain/filter.ts'
import { useDishMessages } from '#menu/messages/dish-messages.ts'
import { getCategoryName } from '#menu/messages/get-category-name.ts'
import { MenuGrid } from '#menu/ui/MenuGrid.tsx'
import { ItemOrder } from '#order/dish/ui/ItemOrder.tsx'
import styles from './MoreOfCategory.module.css'

interface MoreOfCategoryProps {
  readonly item: MenuItem
  /** Other items of its category. */
  readonly others: readonly MenuItem[]
}

/** The other dishes of a dish's category, as on home; each opens its own page. */
export function MoreOfCategory({ item, others }: MoreOfCategoryProps): ReactNode {
  const name = getCategoryName(item, useLanguage()).text
  const { moreFrom } = useDishMessages()
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title" className={styles.title}>
        {getFilter(item) === null ? name : moreFrom(name)}
      </h2>
      <MenuGrid items={others} headingLevel="h3" renderOrder={(other) => <ItemOrder item={other} />} />
    </section>
  )
}
