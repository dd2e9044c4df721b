import { Fragment, memo, type ReactNode } from 'react'
import { getFilter, type Filter } from '../domain/filter.ts'
import { filterMenu, groupByCategory, listChoices } from '../domain/menu-filters.ts'
import { toGroupAnchor } from '../domain/group-anchor.ts'
import { getCategoryConfig, type MenuItem } from '../domain/menu.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getCategoryName } from '../messages/get-category-name.ts'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { layOutWhenIdle } from '#browser/page/lay-out-when-idle.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { MenuChunks } from './MenuChunks.tsx'
import type { MenuGridProps } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'

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
  const groups =
    filter === 'All'
      ? groupByCategory(menu)
      : listChoices(menu)
          .filter((choice) => getFilter(choice) === filter)
          .map((choice) => ({ ...choice, items: filterMenu(menu, filter, language, preferred) }))
  return groups.map((group, index) => {
    const key = getFilter(group)
    const { items } = group
    return (
      <Fragment key={key}>
        {/* So that the way back to the cart is short from every dish. */}
        {index > 0 && <SkipLink href="#cart">{messages.menu.skipToCart}</SkipLink>}
        <section
          ref={layOutWhenIdle}
          id={key === null ? undefined : toGroupAnchor(key)}
          className={styles.group}
          data-category={key}
          data-compact={getCategoryConfig(group.category)?.isCompact}
        >
          <div className={styles.heading}>
            <h3>
              <LocalizedText text={getCategoryName(group, language)} pageLanguage={language} isAlone />
            </h3>
            {items.length > 0 && <span className={styles.count}>{items.length}</span>}
          </div>
          {items.length === 0 && <p>{messages.menu[getEmptyText(key)]}</p>}
          <MenuChunks items={items} onShow={onShow} renderOrder={renderOrder} isOffer={filter === 'Offer'} />
        </section>
      </Fragment>
    )
  })
})

/** Why a button shows no dishes. */
function getEmptyText(filter: Filter | null): 'noOffers' | 'noBestSellers' | 'noItems' {
  if (filter === 'Offer') return 'noOffers'
  return filter === 'Best Seller' ? 'noBestSellers' : 'noItems'
}
