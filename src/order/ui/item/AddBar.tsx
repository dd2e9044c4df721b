import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { announce, showToast } from '../../../browser/page-messages-store.ts'
import { formatAed, sumFils } from '../../../core/money.ts'
import { toLocalText } from '../../../core/text/language.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import type { MenuItem } from '../../../menu/domain/menu.ts'
import { useDishMessages } from '../../../menu/messages/dish-messages.ts'
import { useMenuMessages } from '../../../menu/messages/menu-messages.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { changeItemQuantity } from '../../state/basket-actions.ts'
import styles from './AddBar.module.css'
import { ItemStepper } from './ItemStepper.tsx'
import type { ItemChoices } from './use-item-choices.ts'

interface AddBarProps {
  readonly item: MenuItem
  readonly choices: ItemChoices
  /** Then its button also closes the dialog. */
  readonly isInDialog?: boolean
}

/**
 * The stepper of an item beside a button that adds the first piece, with what it costs as chosen; then beside
 * what the basket has of the item.
 */
export function AddBar({ item, choices, isInDialog = false }: AddBarProps): ReactNode {
  const language = useLanguage()
  const { menu } = useMenuMessages()
  const words = useDishMessages()
  const bar = useRef<HTMLDivElement>(null)
  const { lines, isInBasket, addFirst } = choices
  const amount = <Figure>{formatAed(sumFils(lines.map(({ total }) => total)))}</Figure>
  const name = toLocalText(item.name, language).text

  const add = (): void => {
    if (addFirst()) announce(menu.quantityChanged(name, 1))
    else showToast(menu.unavailable(name))
  }
  const press = (event: MouseEvent): void => {
    if (!isInBasket) add()
    event.currentTarget.closest('dialog')?.close()
  }
  useLayoutEffect(() => {
    // Only the button of a page is removed when it is pressed. The bar is in view then.
    if (!isInBasket || document.activeElement !== document.body) return
    bar.current?.querySelector<HTMLElement>('[data-increase="true"]')?.focus({ preventScroll: true })
  }, [isInBasket])

  return (
    <div ref={bar} className={styles.bar} data-in-dialog={isInDialog || undefined} data-in-basket={isInBasket}>
      <ItemStepper item={item} change={isInBasket ? changeItemQuantity : addFirst} />
      {isInBasket && !isInDialog ? (
        <p className={styles.inCart}>
          <Icon name="check" size={18} />
          <span>{words.inCart} ·</span> {amount}
        </p>
      ) : (
        <button type="button" className={styles.add} onClick={press}>
          <span>{isInBasket ? words.done : words.add} ·</span> {amount}
        </button>
      )}
    </div>
  )
}
