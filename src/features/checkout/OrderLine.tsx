import { useId, type ReactNode } from 'react'
import { MAX_QUANTITY } from '../../domain/basket.ts'
import { localText } from '../../domain/language.ts'
import { formatAed } from '../../domain/money.ts'
import { pictureSources } from '../../domain/picture-sources.ts'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { optionsFor } from '../../domain/special-requests.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { announce } from '../../state/announcements.ts'
import { quantityInBasket, stepItem } from '../../state/basket.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { trashIcon } from './icons.ts'
import styles from './OrderLine.module.css'
import { SpecialRequests } from './SpecialRequests.tsx'

/** A dish of the order: how many, what it comes to, what is asked for; works in every hour (CHK-1, SPR-1). */
export function OrderLine({ line, onRemove }: { line: PricedLine; onRemove: () => void }): ReactNode {
  const { language, words } = useCheckoutWords()
  const { item, quantity, isDiscounted } = line
  const name = localText(item.name, language)
  const nameId = useId()

  const step = (by: 1 | -1): void => {
    if (by === -1 && quantity === 1) {
      onRemove()
      return
    }
    stepItem(line.itemId, by)
    const now = quantityInBasket(line.itemId)
    announce(now === MAX_QUANTITY ? words.menu.most(name.text) : words.menu.added(name.text, now))
  }

  return (
    <article className={styles['line']} aria-labelledby={nameId}>
      <div className={styles['picture']}>
        <Picture
          sources={item.image && pictureSources(item.image, 'line')}
          alternative=""
          icon={item.category ?? 'All'}
        />
      </div>
      <div className={styles['what']}>
        <h2 id={nameId} className={styles['name']} data-pieces={quantity}>
          <NameText text={name} around={language} />
        </h2>
        {quantity > 1 && (
          <p className={styles['each']}>
            <bdi dir="ltr">{formatAed(line.unitPrice)}</bdi> {words.checkout.each}
          </p>
        )}
      </div>
      <div className={styles['sum']}>
        <Price
          amount={formatAed(line.total)}
          before={
            isDiscounted
              ? { amount: formatAed(line.originalTotal), was: words.menu.was, now: words.menu.now }
              : undefined
          }
        />
      </div>
      <div className={styles['actions']}>
        <Stepper
          quantity={quantity}
          most={MAX_QUANTITY}
          label={words.menu.quantity(name.text)}
          increase={words.menu.increase(name.text)}
          decrease={words.menu.decrease(name.text)}
          onStep={step}
        />
        <button type="button" className={styles['remove']} aria-describedby={nameId} onClick={onRemove}>
          <Icon icon={trashIcon} size={18} />
          {words.checkout.removeItem}
        </button>
      </div>
      {optionsFor(item.category).length > 0 && (
        <div className={styles['requests']}>
          <SpecialRequests line={line} />
        </div>
      )}
    </article>
  )
}
