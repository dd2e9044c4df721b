import { useId, type ReactNode } from 'react'
import { SEPARATOR } from '#core/text/keep-figures.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { toImageSources } from '#core/images/image-sources.ts'
import type { PricedLine } from '../price.ts'
import { getItemQuantity } from '../line.ts'
import { describeLine } from '../describe-line.ts'
import { hasOffers } from '../offers.ts'
import { getDrawing } from '#menu/domain/drawing.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import { getQuantity, useBasket } from '../state/lines-store.ts'
import { stepLine } from '../state/line-actions.ts'
import { getOptionsPanel } from '../state/options-panel.ts'
import { useIsPanelOpen } from '../../panels/state/open-panels.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import { Price } from '#ui/Price.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import styles from './OrderLine.module.css'
import { LineOptionsButton } from './LineOptionsButton.tsx'
import { LineOptionsPanel } from './LineOptionsPanel.tsx'
import { useLineName } from './use-line-name.ts'

export interface OrderLineProps {
  readonly line: PricedLine
  /** Asks for whom the line is. */
  readonly renderPerson?: ((props: { line: PricedLine; lineName: string }) => ReactNode) | undefined
  /** Says that the dish has to be ordered earlier. */
  readonly renderNotice?: ((props: { line: PricedLine }) => ReactNode) | undefined
  readonly onRemove: () => void
  /** Puts one piece on a line of its own. */
  readonly onSplit: () => void
}

/**
 * A line of the order: what was chosen in one line, quantity and price, and, while it is open, its choices and special
 * requests. Editable while closed, too.
 */
export function OrderLine({ line, renderPerson, renderNotice, onRemove, onSplit }: OrderLineProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { menu } = useMenuMessages()
  const { item, quantity, isDiscounted } = line
  const name = toLocalText(item.name, language)
  const lineName = useLineName(line)
  const nameId = useId()
  const panel = getOptionsPanel(line.lineId)
  const isOpen = useIsPanelOpen(panel)
  const said = describeLine(line, language, messages.checkout)
    .map(({ options }) => options.map(({ text }) => text.text).join(messages.checkout.listSeparator))
    .filter((answer) => answer !== '')
  // All lines of an item share the most that it may have.
  const room = MAX_QUANTITY - getItemQuantity(useBasket().lines, line.itemId)

  const step = (by: 1 | -1): void => {
    if (by === -1 && quantity === 1) {
      onRemove()
      return
    }
    const now = stepLine(line.lineId, by)
    const isFull = by === 1 && getQuantity(line.itemId) === MAX_QUANTITY
    announce(isFull ? menu.quantityMax(lineName) : menu.quantityChanged(lineName, now))
  }

  return (
    <article className={styles.line} aria-label={lineName}>
      <div className={styles.image}>
        <ResponsiveImage
          sources={item.image && toImageSources(item.image, 'line')}
          alt=""
          categoryIcon={getDrawing(item)}
        />
      </div>
      <h2 id={nameId} className={styles.name} data-print-quantity={quantity}>
        <LocalizedText text={name} pageLanguage={language} />
      </h2>
      <div className={styles.row}>
        <div className={styles.chosen}>
          <div className={styles.said}>
            {said.length > 0 && (
              <p data-open={isOpen} title={said.join(SEPARATOR)}>
                {said.join(SEPARATOR)}
              </p>
            )}
            {hasOffers(item) && <LineOptionsButton line={line} hasChosen={said.length > 0} />}
          </div>
          {quantity > 1 && (
            <p className={styles.unitPrice}>
              <Figure>{formatAed(line.unitPrice)}</Figure> {messages.checkout.each}
            </p>
          )}
        </div>
        <div className={styles.total}>
          <Price
            amount={formatAed(line.total)}
            originalPrice={
              isDiscounted ? { amount: formatAed(line.originalTotal), was: menu.was, now: menu.now } : undefined
            }
            layout="inline"
          />
        </div>
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.remove}
          aria-label={
            lineName === name.text ? messages.checkout.removeItem : `${messages.checkout.removeItem}: ${lineName}`
          }
          aria-describedby={nameId}
          onClick={onRemove}
        >
          <span>{messages.checkout.removeItem}</span>
        </button>
        <div className={styles.stepper}>
          <Stepper
            quantity={quantity}
            max={quantity + room}
            label={menu.quantity(lineName)}
            increaseLabel={menu.increase(lineName)}
            decreaseLabel={menu.decrease(lineName)}
            isSmall
            onStep={step}
          />
        </div>
      </div>
      {renderNotice?.({ line })}
      {/* Rendered while open: closed panels would be half of a long order, which is to be there at once. */}
      {isOpen && hasOffers(item) && (
        <div id={panel} className={styles.options}>
          <LineOptionsPanel line={line} onSplit={onSplit} />
        </div>
      )}
      <div className={styles.person}>{renderPerson?.({ line, lineName })}</div>
    </article>
  )
}
