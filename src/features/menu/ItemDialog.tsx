import { useId, type ReactNode } from 'react'
import { splitQuantities } from '../../domain/split-quantities.ts'
import { getDirection, toLocalText } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { toImageSources } from '../../domain/image-sources.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useIsAvailable } from '../../state/shop-status-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemOrder } from './ItemOrder.tsx'
import { ItemPrice } from './ItemPrice.tsx'
import styles from './ItemDialog.module.css'
import { ItemRequests } from './ItemRequests.tsx'

interface ItemDialogProps {
  readonly item: MenuItem
  readonly onClose: () => void
}

/** An item in detail: image, name, description with its quantities marked, facts, price and stepper. */
export function ItemDialog({ item, onClose }: ItemDialogProps): ReactNode {
  const { language, messages } = useMessages()
  const titleId = useId()
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  const isForeign = description.language !== language
  return (
    <Dialog labelledBy={titleId} closeLabel={messages.menu.close} onClose={onClose}>
      <div className={styles.picture} data-unavailable={!useIsAvailable(item) || undefined}>
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'popup')}
          alt={name.text}
          categoryIcon={item.category ?? 'All'}
        />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.name}>
          <LocalizedText text={name} pageLanguage={language} />
        </h2>
        <p
          className={styles.description}
          lang={isForeign ? description.language : undefined}
          dir={isForeign ? getDirection(description.language) : undefined}
        >
          {splitQuantities(description.text).map((part, index) =>
            part.isQuantity ? (
              <strong key={index} className={styles.quantity}>
                <bdi>{part.text}</bdi>
              </strong>
            ) : (
              <span key={index}>{part.text}</span>
            ),
          )}
        </p>
        <ItemFacts item={item} />
        <div className={styles.order}>
          <ItemPrice item={item} />
          <ItemOrder item={item} />
        </div>
        <ItemRequests item={item} />
      </div>
    </Dialog>
  )
}
