import type { ReactNode } from 'react'
import type { Language } from '../../core/text/language.ts'
import { LanguageProvider, useLanguage } from '../../i18n/language-context.tsx'
import type { MenuItem } from '../../menu/domain/menu.ts'
import { useDishMessages } from '../../menu/messages/dish-messages.ts'
import { formatAvailability } from '../../menu/messages/format-availability.ts'
import { useMenuMessages } from '../../menu/messages/menu-messages.ts'
import { ItemCard } from '../../menu/ui/ItemCard.tsx'
import styles from './DishPage.module.css'

interface MoreOfCategoryProps {
  readonly item: MenuItem
  /** Other items of its category. */
  readonly others: readonly MenuItem[]
}

interface DishPageProps extends MoreOfCategoryProps {
  readonly language: Language
  /** The dish itself. */
  readonly children?: ReactNode
}

/** A dish and the others of its category, each a link to its own page: no script is loaded for them. */
export function DishPage({ language, children, ...more }: DishPageProps): ReactNode {
  return (
    <LanguageProvider language={language}>
      <div className={styles.page}>
        {children}
        {more.others.length > 0 && <MoreOfCategory {...more} />}
      </div>
    </LanguageProvider>
  )
}

function MoreOfCategory({ item, others }: MoreOfCategoryProps): ReactNode {
  const { menu } = useMenuMessages()
  const { moreFrom } = useDishMessages()
  return (
    <section className={styles.more} aria-labelledby="more-title">
      <h2 id="more-title" className={styles.title}>
        {item.category === null ? menu.otherCategory : moreFrom(menu.filters[item.category])}
      </h2>
      <ul className={styles.items}>
        {others.map((other) => (
          <li key={other.id}>
            <ItemCard item={omitHours(other)} headingLevel="h3" order={<Availability item={other} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The words of an item that can't always be ordered. */
function Availability({ item: { availability } }: { item: MenuItem }): ReactNode {
  const language = useLanguage()
  const { menu } = useMenuMessages()
  if (availability === undefined) return null
  return <p className={styles.availability}>{formatAvailability(availability, language, menu)}</p>
}

/** Without its hours, by which the server's HTML, which may be read at any time, would show it as unavailable. */
function omitHours({ availability, ...item }: MenuItem): MenuItem {
  return availability === 'soldOut' ? { ...item, availability } : item
}
