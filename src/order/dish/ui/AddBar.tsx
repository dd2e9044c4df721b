import { useRef, type MouseEvent, type ReactNode } from 'react'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce, showToast } from '#browser/stores/page-messages-store.ts'
import { formatAed, sumFils } from '#core/money.ts'
import { getPath } from '#core/routes.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getNeededPrice, needsChoice } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useDishMessages } from '#menu/messages/dish-messages.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { OpeningAndPhone } from '#shop/ui/OpeningAndPhone.tsx'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { getQuantity, useBasket } from '../../lines/state/lines-store.ts'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import styles from './AddBar.module.css'
import { ItemStepper } from './ItemStepper.tsx'
import { showItemAdded } from './show-item-added.ts'
import type { ItemChoices } from './use-item-choices.ts'

interface AddBarProps {
  readonly item: MenuItem
  readonly choices: ItemChoices
  /** Then its button also closes the dialog. */
  readonly isInDialog?: boolean
}

/**
 * The stepper of an item beside a button that adds the first piece, with what it costs as chosen; then beside what the
 * basket has of the item. An item that needs a choice has the button alone, for each piece. On a page also the way to
 * the order, where the bar at the bottom is not shown. While the shop is closed nothing is added; the bar says when it opens.
 */
export function AddBar({ item, choices, isInDialog = false }: AddBarProps): ReactNode {
  const language = useLanguage()
  const { menu } = useMenuMessages()
  const words = useDishMessages()
  const { itemCount } = useBasket()
  const bar = useRef<HTMLDivElement>(null)
  const { lines, isInBasket, addPiece, askForChoices } = choices
  const { least, isFixed } = getNeededPrice(
    item,
    lines.flatMap(({ answers }) => answers),
  )
  const amount = (
    <>
      {!isFixed && <span>{menu.priceFrom} </span>}
      <Figure>{formatAed(sumFils([...lines.map(({ total }) => total), least]))}</Figure>
    </>
  )
  const name = toLocalText(item.name, language).text
  const closedTitle = useClosedTitle()
  const isAddDisabled = closedTitle !== undefined && !isInBasket

  const add = (button: Element): void => {
    if (addPiece()) {
      announce(menu.quantityChanged(name, getQuantity(item.id)))
      showItemAdded(button)
    } else showToast(menu.unavailable(name))
  }
  const findIncrease = (): HTMLElement | null => bar.current?.querySelector('[data-increase="true"]') ?? null
  const press = ({ currentTarget }: MouseEvent): void => {
    if (!isInBasket && !isTakingOrders()) return
    if (lines.some(({ missing }) => missing.length > 0)) {
      askForChoices()
      focusMissingChoice(lines)
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
    <div ref={bar} className={styles.bar} data-in-dialog={isInDialog || undefined} data-in-basket={isInBasket}>
      {!needsChoice(item) && <ItemStepper item={item} change={isInBasket ? changeItemQuantity : addPiece} />}
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
        <a className={styles.viewOrder} href={getPath('checkout', language)}>
          {`${menu.viewOrder} · ${itemCount}`}
        </a>
      )}
      <div className={styles.closed}>
        <OpeningAndPhone />
      </div>
    </div>
  )
}
