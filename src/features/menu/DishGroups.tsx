import { memo, type ReactNode } from 'react'
import { filteredMenu, groupedMenu, type Filter, type MenuGroup } from '../../domain/browsing.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { LARGE_PIECE, menuPieces, MOST_DISHES_AT_ONCE } from '../../domain/menu-pieces.ts'
import { useWords } from '../../messages/words-context.tsx'
import { DishList } from './DishList.tsx'
import { DishPiece } from './DishPiece.tsx'
import styles from './DishGroups.module.css'

interface DishGroupsProps {
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
export const DishGroups = memo(function DishGroups({ menu, filter, preferred, onShow }: DishGroupsProps): ReactNode {
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
  const isLarge = menu.length > MOST_DISHES_AT_ONCE
  let before = 0
  return groups.map(({ title, items }) => {
    const pieces = isLarge ? menuPieces(items, before, LARGE_PIECE) : []
    before += items.length
    return (
      <section key={title} className={styles['group']} data-large={isLarge || undefined}>
        <h3 className={styles['heading']}>{title}</h3>
        {items.length === 0 && <p>{words.menu.nothingHere}</p>}
        {isLarge ? (
          pieces.map((piece) => <DishPiece key={piece.before} {...piece} onShow={onShow} />)
        ) : (
          <DishList dishes={items} onShow={onShow} />
        )}
      </section>
    )
  })
})
