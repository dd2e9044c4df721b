import { memo, type ReactNode } from 'react'
import { filterMenu, groupByCategory, type Filter, type MenuGroup } from '../../domain/menu-filters.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { LARGE_CHUNK_SIZE, chunkMenu, MAX_ITEMS_WITHOUT_CHUNKS } from './chunk-menu.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import { MenuChunk } from './MenuChunk.tsx'
import styles from './MenuGroups.module.css'

interface MenuGroupsProps {
  readonly menu: readonly MenuItem[]
  readonly filter: Filter
  /** Best sellers that come first, by name. */
  readonly preferred: readonly string[]
  readonly onShow: (item: MenuItem) => void
}

/**
 * The dishes of the chosen category; under 'All' one group a kind, each with its heading (MENU-2, MENU-3). A large menu comes in
 * pieces (C21), and is only gone through again when something of it changes.
 */
export const MenuGroups = memo(function DishGroups({ menu, filter, preferred, onShow }: MenuGroupsProps): ReactNode {
  const { language, messages } = useMessages()
  const titleOf = ({ category }: MenuGroup): string =>
    category === null ? messages.menu.otherCategory : messages.menu.filters[category]
  const groups =
    filter === 'All'
      ? groupByCategory(menu).map((group) => ({ title: titleOf(group), items: group.items }))
      : [
          {
            title: messages.menu.filters[filter],
            items: filterMenu(menu, filter, language, preferred),
          },
        ]
  const isLarge = menu.length > MAX_ITEMS_WITHOUT_CHUNKS
  let before = 0
  return groups.map(({ title, items }) => {
    const pieces = isLarge ? chunkMenu(items, before, LARGE_CHUNK_SIZE) : []
    before += items.length
    return (
      <section key={title} className={styles.group} data-large={isLarge || undefined}>
        <h3 className={styles.heading}>{title}</h3>
        {items.length === 0 && <p>{messages.menu.noItems}</p>}
        {isLarge ? (
          pieces.map((piece) => <MenuChunk key={piece.before} {...piece} onShow={onShow} />)
        ) : (
          <MenuGrid items={items} onShow={onShow} />
        )}
      </section>
    )
  })
})
