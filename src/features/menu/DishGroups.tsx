import type { ReactNode } from 'react'
import { filteredMenu, groupedMenu, type Filter, type MenuGroup } from '../../domain/browsing.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { useWords } from '../../messages/words-context.tsx'
import { DishCard } from './DishCard.tsx'
import styles from './DishGroups.module.css'

interface DishGroupsProps {
  readonly menu: readonly MenuItem[]
  readonly filter: Filter
  /** Best sellers that come first, by name. */
  readonly preferred: readonly string[]
  readonly onShow: (item: MenuItem) => void
}

/** The dishes of the chosen category; under 'All' one group a kind, each with its heading (MENU-2, MENU-3). */
export function DishGroups({ menu, filter, preferred, onShow }: DishGroupsProps): ReactNode {
  const { language, words } = useWords()
  const titleOf = ({ category }: MenuGroup): string =>
    category === null ? words.menu.anythingElse : words.menu.filters[category]
  const groups =
    filter === 'All'
      ? groupedMenu(menu).map((group) => ({ title: titleOf(group), items: group.items }))
      : [
          {
            title: words.menu.filters[filter],
            items: filteredMenu(menu, filter, language, preferred),
          },
        ]
  return groups.map(({ title, items }) => (
    <section key={title} className={styles['group']}>
      <h3 className={styles['heading']}>{title}</h3>
      {items.length === 0 && <p>{words.menu.nothingHere}</p>}
      <ul className={styles['dishes']}>
        {items.map((item) => (
          <li key={item.id}>
            <DishCard item={item} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
