import type { ReactNode } from 'react'
import { toImageSources } from '#core/images/image-sources.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getDrawing } from '#menu/domain/drawing.ts'
import { ItemPrice } from '#menu/ui/ItemPrice.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './SuggestedItem.module.css'

interface SuggestedItemProps {
  readonly item: MenuItem
  /** Shown as a tooltip; undefined if it can be added. */
  readonly disabledReason: string | undefined
  readonly onAdd: () => void
}

/** A dish that goes with the order. */
export function SuggestedItem({ item, disabledReason, onAdd }: SuggestedItemProps): ReactNode {
  const language = useLanguage()
  const { addMore: messages } = useCheckoutMessages()
  const name = toLocalText(item.name, language)
  return (
    <div className={styles.item}>
      <div className={styles.image}>
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'line')}
          alt=""
          categoryIcon={getDrawing(item)}
        />
      </div>
      <div className={styles.details}>
        <p className={styles.name}>
          <LocalizedText text={name} pageLanguage={language} />
        </p>
        <ItemPrice item={item} />
      </div>
      <button
        type="button"
        className={styles.add}
        aria-label={messages.addItem(name.text)}
        aria-disabled={disabledReason !== undefined || undefined}
        title={disabledReason}
        onClick={onAdd}
      ></button>
    </div>
  )
}
