import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { splitQuantities } from '../domain/split-quantities.ts'
import { getDirection, toLocalText } from '../../core/text/language.ts'
import { isOrderable, type MenuItem } from '../domain/menu.ts'
import { toImageSources } from '../../core/images/image-sources.ts'
import { formatAvailability } from '../messages/format-availability.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useAnnouncement, useToast } from '../../browser/page-messages-store.ts'
import { useIsAvailable } from '../state/use-is-available.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'
import { ItemDietaryInfo } from './ItemDietaryInfo.tsx'
import { ItemPrice } from './ItemPrice.tsx'
import styles from './ItemDialog.module.css'

export interface ItemDialogProps {
  readonly item: MenuItem
  readonly isGone: boolean
  readonly onClose: () => void
  /** Stepper and special requests of the item. */
  readonly stepper: ReactNode
  readonly requests: ReactNode
}

/**
 * An item in detail: image, name, description with its quantities marked, facts, price and stepper.
 */
export function ItemDialog({ item, isGone, onClose, stepper, requests }: ItemDialogProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const titleId = useId()
  const isAvailable = useIsAvailable(item) && !isGone
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  const whyNot = item.availability === undefined ? '' : formatAvailability(item.availability, language, messages.menu)
  const isForeign = description.language !== language
  return (
    <Dialog labelledBy={titleId} closeLabel={messages.menu.close} onClose={onClose}>
      <div className={styles.picture} data-unavailable={!isAvailable || undefined}>
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
        <ItemDietaryInfo item={item} />
        <div className={styles.order}>
          {!isGone && <ItemPrice item={item} />}
          {isAvailable && isOrderable(item) && stepper}
          <Reason text={isAvailable ? '' : isGone ? messages.menu.unavailable(name.text) : whyNot} />
        </div>
        {!isGone && requests}
      </div>
      <LiveRegion announcement={useAnnouncement()} toast={useToast()} />
    </Dialog>
  )
}

/**
 * The reason why an item can't be ordered, announced when it changes while the dialog is open. It
 * takes the focus from the stepper, which is removed then.
 */
function Reason({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (text !== '' && document.activeElement === document.body) element.current?.focus()
  }, [text])
  return (
    <p ref={element} role="status" tabIndex={-1} className={styles.reason}>
      {text}
    </p>
  )
}
