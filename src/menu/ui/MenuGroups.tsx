import { memo, type ReactNode } from 'react'
import { filterMenu, groupByCategory, type Filter, type MenuGroup } from '../domain/menu-filters.ts'
import { toGroupAnchor } from '../domain/group-anchor.ts'
import { isCategory, type MenuItem } from '../domain/menu.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { MenuChunks } from './MenuChunks.tsx'
import type { MenuGridProps } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'
import '../../../restaurant/categories.css'

interface MenuGroupsProps extends Pick<MenuGridProps, 'onShow' | 'renderOrder'> {
  readonly menu: readonly MenuItem[]
  readonly filter: Filter
  readonly preferred: readonly string[]
}

/** The items of the chosen category; under 'All' a group with a heading for each category. */
export const MenuGroups = memo(function MenuGroups({
  menu,
  filter,
  preferred,
  onShow,
  renderOrder,
}: MenuGroupsProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const getTitle = ({ category }: MenuGroup): string =>
    category === null ? messages.menu.otherCategory : messages.menu.filters[category]
  const groups =
    filter === 'All'
      ? groupByCategory(menu).map((group) => ({ ...group, title: getTitle(group) }))
      : [
          {
            category: isCategory(filter) ? filter : null,
            title: messages.menu.filters[filter],
            items: filterMenu(menu, filter, language, preferred),
          },
        ]
  return groups.map(({ category, title, items }) => (
    <section
      key={title}
      id={category === null ? undefined : toGroupAnchor(category)}
      className={styles.group}
      data-category={category}
    >
      <div className={styles.heading}>
        <h3>{title}</h3>
        {items.length > 0 && <span className={styles.count}>{items.length}</span>}
      </div>
      {items.length === 0 && <p>{messages.menu.noItems}</p>}
      <MenuChunks items={items} onShow={onShow} renderOrder={renderOrder} />
    </section>
  ))
})
