import { useRef, type MouseEvent, type ReactNode } from 'react'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce, showToast } from '#browser/stores/page-messages-store.ts'
import { formatAed, multiplyFils, sumFils } from '#core/money.ts'
import { getPath } from '#core/routes.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getNeededPrice } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useDishMessages } from '#menu/messages/dish-messages.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { OpeningAndPhone } from '#shop/ui/OpeningAndPhone.tsx'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { getQuantity, useBasket } from '../../lines/state/lines-store.ts'
import { findMissingChoice } from '../../lines/price.ts'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import styles from './AddBar.module.css'
import { ItemStepper } from './ItemStepper.tsx'
import { showItemAdded } from './show-item-added.ts'
import type { ItemChoices } from './use-item-choices.ts'
import { useStayWhenOffline } from './use-stay-when-offline.ts'

interface AddBarProps {
  readonly item: MenuItem
  readonly choices: ItemChoices
  /** Then its button also closes the dialog. */
  readonly isInDialog?: boolean
}

/**
 * The stepper of an item, from 1, beside a button that adds so many with what they cost as chosen. Once the basket has
 * the item, its pieces there, unless each needs a choice. On a page also the way to the order. While the shop is closed
 * nothing is added; the bar says when it opens.
 */
export function AddBar({ item, choices, isInDialog = false }: AddBarProps): ReactNode {
  const language = useLanguage()
  const { menu } = useMenuMessages()
  const words = useDishMessages()
  const { itemCount } = useBasket()
  const bar = useRef<HTMLDivElement>(null)
  const { lines, isInBasket, addPieces, stepPieces, askForChoices } = choices
  const pieces = isInBasket ? 0 : (lines[0]?.quantity ?? 1)
  const { least, isFixed } = getNeededPrice(
    item,
    lines.flatMap(({ answers }) => answers),
  )
  const amount = (
    <>
      {!isFixed && <span>{menu.priceFrom} </span>}
      <Figure>{formatAed(sumFils([...lines.map(({ total }) => total), multiplyFils(least, pieces)]))}</Figure>
    </>
  )
  const name = toLocalText(item.name, language).text
  const closedTitle = useClosedTitle()
  const stayWhenOffline = useStayWhenOffline()
  const isAddDisabled = closedTitle !== undefined && !isInBasket

  const add = (button: Element): void => {
    if (addPieces()) {
      announce(menu.quantityChanged(name, getQuantity(item.id)))
      showItemAdded(button, item.id)
    } else showToast(menu.unavailable(name))
  }
  const findIncrease = (): HTMLElement | null => bar.current?.querySelector('[data-increase="true"]') ?? null
  const press = ({ currentTarget }: MouseEvent): void => {
    if (!isInBasket && !isTakingOrders()) return
    const missingChoice = findMissingChoice(lines)
    if (missingChoice !== null) {
      askForChoices()
      focusMissingChoice(missingChoice)
      return
    }
    if (!isInBasket && getQuantity(item.id) >= MAX_QUANTITY) {
      showToast(menu.quantityMax(name))
      return
    }
    if (!isInBasket) add(currentTarget)
    if (isInDialog) currentTarget.closest('dialog')?.close()
    // The button of a page is gone once its item is in the basket.
    else focusAfterRender(() => (document.activeElement === document.body ? findIncrease() : null))
  }

  return (
    <div
      ref={bar}
      className={styles.bar}
      data-in-dialog={isInDialog || undefined}
      data-in-basket={isInBasket}
      data-sticky-bar={!isInDialog || undefined}
    >
      <ItemStepper item={item} draft={isInBasket ? undefined : { pieces, step: stepPieces }} />
      {isInBasket && !isInDialog ? (
        <p className={styles.inCart}>
          <Icon name="check" size={18} />
          <span>{words.inCart} ·</span> {amount}
        </p>
      ) : (
        <button
          type="button"
          className={styles.add}
          aria-disabled={isAddDisabled || undefined}
          title={isAddDisabled ? closedTitle : undefined}
          onClick={press}
        >
          <span>{isInBasket ? words.done : words.add} ·</span> {amount}
        </button>
      )}
      {!isInDialog && itemCount > 0 && (
        <a
          className={styles.bag}
          data-bag
          href={getPath('checkout', language)}
          aria-label={`${menu.viewOrder} · ${itemCount}`}
          onClick={stayWhenOffline}
        >
          <Icon name="shopping-bag" size={24} />
          <span className={styles.count}>{itemCount}</span>
        </a>
      )}
      <div className={styles.closed}>
        <OpeningAndPhone />
      </div>
    </div>
  )
}
