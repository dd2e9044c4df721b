import type { ReactNode } from 'react'
import { toLocalText } from '../../core/text/language.ts'
import { isDiscounted, type MenuItem } from '../domain/menu.ts'
import { toImageSources } from '../../core/images/image-sources.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useIsAvailable } from '../state/use-is-available.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'
import styles from './ItemCard.module.css'
import { ItemPrice } from './ItemPrice.tsx'

interface ItemCardProps {
  readonly item: MenuItem
  readonly onShow: (item: MenuItem) => void
  /** The stepper, or why the item can’t be ordered. */
  readonly order: ReactNode
}

/** An item in the menu: image, name, description, price and stepper. Best sellers have a ribbon. */
export function ItemCard({ item, onShow, order }: ItemCardProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  return (
    <article className={styles.card} data-item={item.id} data-unavailable={!useIsAvailable(item) || undefined}>
      <button
        type="button"
        className={styles.image}
        aria-label={messages.menu.detailsOf(name.text)}
        aria-haspopup="dialog"
        onClick={() => {
          onShow(item)
        }}
      >
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'card')}
          alt={name.text}
          categoryIcon={item.category ?? 'All'}
        />
      </button>
      <div className={styles.body}>
        {isDiscounted(item) && <span className={styles.ribbon}>{messages.menu.filters['Best Seller']}</span>}
        <h4 className={styles.name}>
          <LocalizedText text={name} pageLanguage={language} isAlone />
        </h4>
        {description.text !== '' && (
          <p className={styles.description}>
            <LocalizedText text={description} pageLanguage={language} isAlone />
          </p>
        )}
        {item.labelText && <small>{item.labelText}</small>}
        <div className={styles.order}>
          <ItemPrice item={item} />
          {order}
        </div>
      </div>
    </article>
  )
}
