import { NO_NOTICES, type BasketNotices as BasketNoticesState } from '../../lines/basket-notices.ts'
import { noticesStore } from '../../lines/state/basket-notices.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText } from '#core/text/language.ts'
import { isRepriced, type PricedLine } from '../../lines/price.ts'
import { acceptPrices } from '../../lines/state/basket-actions.ts'
import { formatAed } from '#core/money.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatFeeText } from '../../fields/area/format-fee.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useOrder } from '../../state/current-order.ts'
import styles from './BasketNotices.module.css'

/**
 * What has changed since the customer chose: removed items, new prices, another fee; and what an order
 * that was ordered again lacks. It stays until it is closed. The live region is always in the document, because only later changes to it
 * are announced.
 */
export function BasketNotices(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { menu } = useMenuMessages()
  const { dropped, goneOptions, leftOut, fullItems } = useStore(noticesStore)
  const { feeChange } = useOrder()
  const { lines } = useBasket()
  const findLines = (ids: readonly string[]): readonly PricedLine[] =>
    ids.flatMap((id) => lines.find(({ itemId }) => itemId === id) ?? [])
  // Lines of one item may have other options, and so other prices: each price once.
  const changed = lines
    .filter(isRepriced)
    .filter(
      ({ itemId, unitPrice }, index, all) =>
        all.findIndex((other) => other.itemId === itemId && other.unitPrice === unitPrice) === index,
    )
  const full = findLines(fullItems)
  const withoutOptions = goneOptions.flatMap(({ itemId, name, isOffered }) =>
    findLines([itemId]).map(({ item }) => {
      const dish = toLocalText(item.name, language).text
      const option = name && toLocalText(name, language).text
      return isOffered && option !== null
        ? messages.checkout.fewerOptions(dish, option)
        : messages.checkout.optionGone(dish, option)
    }),
  )
  return (
    <div role="status" className={styles.notices}>
      {dropped > 0 && (
        <Notice onClose={closeNotice('dropped')}>{keepFigures(messages.checkout.dropped(dropped))}</Notice>
      )}
      {leftOut > 0 && (
        <Notice onClose={closeNotice('leftOut')}>{keepFigures(messages.checkout.leftOut(leftOut))}</Notice>
      )}
      {full.length > 0 && (
        <Notice onClose={closeNotice('fullItems')}>
          {full.map(({ itemId, item }) => (
            <p key={itemId}>{menu.quantityMax(toLocalText(item.name, language).text)}</p>
          ))}
        </Notice>
      )}
      {withoutOptions.length > 0 && (
        <Notice onClose={closeNotice('goneOptions')}>
          {[...new Set(withoutOptions)].map((text) => (
            <p key={text}>{keepFigures(text)}</p>
          ))}
        </Notice>
      )}
      {feeChange !== null && (
        <Notice>
          {keepFigures(
            `${messages.checkout.changedFee(toLocalText(feeChange.area.name, language).text)} ${formatFeeText(feeChange.fee, messages.checkout)}`,
          )}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice onClose={acceptPrices}>
          <p>{messages.checkout.repriced}</p>
          <ul>
            {changed.map((line) => (
              <li key={line.lineId}>
                <LocalizedText text={toLocalText(line.item.name, language)} pageLanguage={language} />{' '}
                <Figure>{formatAed(line.unitPrice)}</Figure>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function closeNotice(kind: keyof BasketNoticesState): () => void {
  return () => {
    noticesStore.setState({ [kind]: NO_NOTICES[kind] })
  }
}

interface NoticeProps {
  /** Left out for a problem of the order, which stays while it is one. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

function Notice({ onClose, children }: NoticeProps): ReactNode {
  const { menu } = useMenuMessages()
  return (
    <div className={styles.notice}>
      <Icon name="info" size={20} />
      <div className={styles.text}>{children}</div>
      {onClose !== undefined && (
        <button
          type="button"
          className={styles.close}
          aria-label={menu.close}
          onClick={() => {
            onClose()
            // The button is gone: the next thing that is read is the page from its title.
            document.getElementById('my-order')?.focus()
          }}
        >
          <Icon name="x" size={20} />
        </button>
      )}
    </div>
  )
}
