import { useId, type ReactNode } from 'react'
import { MAX_QUANTITY } from '../../domain/specification.ts'
import { toLocalText } from '../../domain/language.ts'
import { formatAed } from '../../domain/money.ts'
import { toImageSources } from '../../domain/image-sources.ts'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { getOptions } from '../../domain/special-requests.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { announce } from '../../state/live-region-store.ts'
import { getQuantity, changeItemQuantity } from '../../state/basket-store.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx'
import { Price } from '../../ui/Price.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderLine.module.css'
import { SpecialRequests } from './SpecialRequests.tsx'

/** An item of the order with quantity, price and special requests. Editable while closed, too. */
export function OrderLine({ line, onRemove }: { line: PricedLine; onRemove: () => void }): ReactNode {
  const { language, messages } = useCheckoutMessages()
  const { item, quantity, isDiscounted } = line
  const name = toLocalText(item.name, language)
  const nameId = useId()

  const step = (by: 1 | -1): void => {
    if (by === -1 && quantity === 1) {
      onRemove()
      return
    }
    changeItemQuantity(line.itemId, by)
    const now = getQuantity(line.itemId)
    announce(
      now === MAX_QUANTITY ? messages.menu.quantityMax(name.text) : messages.menu.quantityChanged(name.text, now),
    )
  }

  return (
    <article className={styles.line} aria-labelledby={nameId}>
      <div className={styles.image}>
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'line')}
          alt=""
          categoryIcon={item.category ?? 'All'}
        />
      </div>
      <div className={styles.details}>
        <h2 id={nameId} className={styles.name} data-print-quantity={quantity}>
          <LocalizedText text={name} pageLanguage={language} />
        </h2>
        {quantity > 1 && (
          <p className={styles.unitPrice}>
            <bdi dir="ltr">{formatAed(line.unitPrice)}</bdi> {messages.checkout.each}
          </p>
        )}
      </div>
      <div className={styles.total}>
        <Price
          amount={formatAed(line.total)}
          originalPrice={
            isDiscounted
              ? { amount: formatAed(line.originalTotal), was: messages.menu.was, now: messages.menu.now }
              : undefined
          }
        />
      </div>
      <div className={styles.actions}>
        <div className={styles.stepper}>
          <Stepper
            quantity={quantity}
            max={MAX_QUANTITY}
            label={messages.menu.quantity(name.text)}
            increaseLabel={messages.menu.increase(name.text)}
            decreaseLabel={messages.menu.decrease(name.text)}
            onStep={step}
          />
        </div>
        {getOptions(item.category).length > 0 && (
          <div className={styles.requests}>
            <SpecialRequests line={line} />
          </div>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={messages.checkout.removeItem}
          aria-describedby={nameId}
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
          <span className={styles.removeText}>{messages.checkout.removeItem}</span>
        </button>
      </div>
    </article>
  )
}
