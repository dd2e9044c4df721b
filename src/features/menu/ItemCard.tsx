import type { ReactNode } from 'react'
import { toLocalText } from '../../domain/language.ts'
import { isDiscounted, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { toImageSources } from '../../domain/image-sources.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'
import styles from './ItemCard.module.css'
import { ItemPrice } from './ItemPrice.tsx'
import { ItemStepper } from './ItemStepper.tsx'

interface ItemCardProps {
  readonly item: MenuItem
  readonly onShow: (item: MenuItem) => void
}

/** A dish: picture, name, a line about it, price, stepper; a ribbon on best sellers (MENU-4, MENU-5). */
export function ItemCard({ item, onShow }: ItemCardProps): ReactNode {
  const { language, messages } = useMessages()
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  return (
    <article className={styles.card} data-item={item.id}>
      <button
        type="button"
        className={styles.picture}
        aria-label={messages.menu.details(name.text)}
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
      {isDiscounted(item) && <span className={styles.ribbon}>{messages.menu.ribbon}</span>}
      <div className={styles.body}>
        <h4 className={styles.name}>
          <LocalizedText text={name} pageLanguage={language} />
        </h4>
        {description.text !== '' && (
          <p className={styles.description}>
            <LocalizedText text={description} pageLanguage={language} />
          </p>
        )}
        <div className={styles.order}>
          <ItemPrice item={item} />
          {isOrderable(item) && <ItemStepper item={item} />}
        </div>
      </div>
    </article>
  )
}
