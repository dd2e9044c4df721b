import { memo, Suspense, type ReactNode } from 'react'
import { filterMenu, groupByCategory, type Filter, type MenuGroup } from '../domain/menu-filters.ts'
import { CATEGORY_RULES, isCategory, type MenuItem } from '../domain/menu.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { MenuGrid, type MenuGridProps } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'

/** Items that are hydrated together: full rows of one, three and four columns. */
const CHUNK_SIZE = 12

interface MenuGroupsProps extends Pick<MenuGridProps, 'onShow' | 'renderOrder'> {
  readonly menu: readonly MenuItem[]
  readonly filter: Filter
  readonly preferred: readonly string[]
}

/**
 * The items of the chosen category; under 'All' a group with a heading for each category. React
 * hydrates each `Suspense` by itself, the tapped one first, and yields to the browser in between;
 * no child suspends.
 */
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
      className={styles.group}
      data-category={category}
      data-small={(category !== null && CATEGORY_RULES[category].isSmall) || undefined}
    >
      <div className={styles.heading}>
        <h3>{title}</h3>
        {items.length > 0 && <span className={styles.count}>{items.length}</span>}
      </div>
      {items.length === 0 && <p>{messages.menu.noItems}</p>}
      {splitIntoChunks(items).map((chunk, place) => (
        <Suspense key={place}>
          <MenuGrid items={chunk} onShow={onShow} renderOrder={renderOrder} />
        </Suspense>
      ))}
    </section>
  ))
})

function splitIntoChunks(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, chunk) =>
    items.slice(chunk * CHUNK_SIZE, (chunk + 1) * CHUNK_SIZE),
  )
}
