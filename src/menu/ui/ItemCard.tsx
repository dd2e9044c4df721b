import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#browser/controls/plain-click.ts'
import { getDishPath } from '#core/routes.ts'
import { toLocalText } from '#core/text/language.ts'
import { isShownAsBestSeller, type MenuItem } from '../domain/menu.ts'
import { getDrawing } from '../domain/drawing.ts'
import { toImageSources } from '#core/images/image-sources.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useIsAvailable } from '../state/use-is-available.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import { DishLabels } from './DishLabels.tsx'
import styles from './ItemCard.module.css'
import { ItemPrice } from './ItemPrice.tsx'

export interface ItemCardProps {
  readonly item: MenuItem
  /** Shows the item on this page; left out where only its own page does. */
  readonly onShow?: ((item: MenuItem) => void) | undefined
  readonly headingLevel?: 'h3' | 'h4' | undefined
  /** Whether the price says the discount: among offers that is what a guest compares. */
  readonly isOffer?: boolean | undefined
  /** The stepper, or why the item can’t be ordered. */
  readonly order: ReactNode
}

/**
 * An item in the menu: image, name, description, price and stepper. Best sellers have a ribbon. Image and
 * name are links to the item's page; one of them is enough for the keyboard.
 */
export function ItemCard({ item, onShow, headingLevel: Heading = 'h4', isOffer, order }: ItemCardProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  const link = {
    href: getDishPath(item.id, language),
    'aria-haspopup': onShow && ('dialog' as const),
    onClick: (event: MouseEvent) => {
      if (onShow === undefined || !isPlainClick(event)) return
      event.preventDefault()
      onShow(item)
    },
  }
  return (
    <article className={styles.card} data-item={item.id} data-unavailable={!useIsAvailable(item) || undefined}>
      <a {...link} className={styles.image} aria-label={messages.menu.detailsOf(name.text)}>
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'card')}
          alt={name.text}
          categoryIcon={getDrawing(item)}
        />
      </a>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a {...link} tabIndex={-1}>
            <LocalizedText text={name} pageLanguage={language} isAlone />
          </a>
        </Heading>
        {description.text !== '' && (
          <p className={styles.description}>
            <LocalizedText text={description} pageLanguage={language} isAlone />
          </p>
        )}
        <DishLabels item={item} />
        {isShownAsBestSeller(item) && <span className={styles.ribbon}>{messages.menu.filters['Best Seller']}</span>}
        <div className={styles.order}>
          <ItemPrice item={item} layout="card" isOffer={isOffer} />
          {order}
        </div>
      </div>
    </article>
  )
}
