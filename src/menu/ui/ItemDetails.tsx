import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { splitQuantities } from '../domain/split-quantities.ts'
import { getDirection, toLocalText } from '#core/text/language.ts'
import { isOrderable, type MenuItem } from '../domain/menu.ts'
import { getDrawing } from '../domain/drawing.ts'
import type { ImageSources } from '#core/images/image-sources.ts'
import { formatAvailability } from '../messages/format-availability.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useIsAvailable } from '../state/use-is-available.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import { DishLabels } from './DishLabels.tsx'
import { ItemDietaryInfo, type AllergenContact } from './ItemDietaryInfo.tsx'
import { ItemPrice } from './ItemPrice.tsx'
import { ShareDish } from './ShareDish.tsx'
import styles from './ItemDetails.module.css'

interface ItemDetailsProps {
  readonly item: MenuItem
  readonly isGone: boolean
  readonly place: 'dialog' | 'page'
  readonly titleId: string
  readonly sources: ImageSources | null
  /** Of a smaller picture, which is there until the other one is. */
  readonly firstSources?: ImageSources | null
  /** null until the page has started. */
  readonly contact: AllergenContact | null
  /** What lies on the picture. */
  readonly ribbon?: ReactNode
  /** What can be chosen of the item. */
  readonly options: ReactNode
  /** The bar by which it is added. */
  readonly addBar: ReactNode
}

/**
 * An item in detail: image, name, description with its quantities marked, facts, price and how it is ordered.
 */
export function ItemDetails(props: ItemDetailsProps): ReactNode {
  const { item, isGone, place, titleId, sources, firstSources = null, contact, ribbon, options, addBar } = props
  const language = useLanguage()
  const messages = useMenuMessages()
  const isAvailable = useIsAvailable(item) && !isGone
  const canBeOrdered = isAvailable && isOrderable(item)
  const name = toLocalText(item.name, language)
  const description = toLocalText(item.description, language)
  const whyNot = item.availability === undefined ? '' : formatAvailability(item.availability, language, messages.menu)
  const isForeign = description.language !== language
  const Heading = place === 'page' ? 'h1' : 'h2'
  return (
    <>
      <div className={styles.picture} data-place={place} data-unavailable={!isAvailable || undefined}>
        {firstSources && <ResponsiveImage sources={firstSources} alt="" categoryIcon={getDrawing(item)} isFirst />}
        <ResponsiveImage sources={sources} alt={name.text} categoryIcon={getDrawing(item)} isFirst />
        {ribbon}
      </div>
      <div className={styles.words} data-place={place}>
        <div className={styles.title}>
          <Heading id={titleId} className={styles.name}>
            <LocalizedText text={name} pageLanguage={language} />
          </Heading>
          {!isGone && (
            <div className={styles.price}>
              <ItemPrice item={item} layout="title" />
            </div>
          )}
        </div>
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
        <DishLabels item={item} />
        {contact !== null && <ItemDietaryInfo item={item} contact={contact} />}
        <Reason text={isAvailable ? '' : isGone ? messages.menu.unavailable(name.text) : whyNot} />
        {canBeOrdered && options}
        {!isGone && place === 'dialog' && <ShareDish item={item} />}
        {canBeOrdered && addBar}
      </div>
    </>
  )
}

/**
 * The reason why an item can't be ordered, announced when it changes while the details are shown. It
 * takes the focus from the stepper, which is removed then.
 */
function Reason({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLParagraphElement>(null)
  const wasEmpty = useRef(text === '')
  useLayoutEffect(() => {
    // Only a stepper that was there can have had the focus.
    if (text !== '' && wasEmpty.current && document.activeElement === document.body) element.current?.focus()
    wasEmpty.current = text === ''
  }, [text])
  return (
    <p ref={element} role="status" tabIndex={-1} className={styles.reason}>
      {text}
    </p>
  )
}
