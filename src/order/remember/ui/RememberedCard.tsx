import type { ReactNode } from 'react'
import { SEPARATOR } from '#core/text/keep-figures.ts'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { normaliseLine, truncateWithEllipsis } from '#core/text/text.ts'
import { splitMessage } from '#i18n/split-message.ts'
import type { RememberedOrder } from '../remembered-order.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { fillFormFrom, forgetOrder, useRemember } from '../state/remember-actions.ts'
import { getControlId } from '../../fields/ui/field-ids.ts'
import styles from './RememberedCard.module.css'

/** Enough of an address to be recognised. */
const SHOWN_ADDRESS_CHARACTERS = 60

/** Offers what the browser keeps of the last order; nothing is filled in before the customer asks for it. */
export function RememberedCard(): ReactNode {
  const { remember: messages } = useCheckoutMessages()
  const { remembered } = useRemember()
  if (remembered === null) return null
  return (
    <div className={styles.card}>
      <p id="remembered-order" className={styles.words}>
        <bdi className={styles.name}>{normaliseLine(remembered.form.firstName)}</bdi>
        {SEPARATOR}
        <Receipt order={remembered} />
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.use}
          aria-describedby="remembered-order"
          onClick={() => {
            fillFormFrom(remembered)
            focusForm('[name="receive-method"]:checked')
          }}
        >
          {messages.use}
        </button>
        <button
          type="button"
          className={styles.forget}
          aria-describedby="remembered-order"
          onClick={() => {
            forgetOrder()
            showToast(messages.forgotten)
            focusForm('[name="receive-method"]')
          }}
        >
          {messages.forget}
        </button>
      </div>
    </div>
  )
}

/** The button that had the focus is gone: it moves to a method, or the name where there is no choice of methods. */
function focusForm(method: string): void {
  focusAfterRender(
    () => document.querySelector<HTMLElement>(method) ?? document.getElementById(getControlId('firstName')),
  )
}

/** 'pickup', or 'delivery to Villa 7, St 33B'. */
function Receipt({ order }: { order: RememberedOrder }): ReactNode {
  const { remember: messages } = useCheckoutMessages()
  const { method, address } = order.form
  if (method === 'pickup') return messages.pickup
  const [before, after] = splitMessage(messages.deliveryTo)
  return (
    <>
      {before}
      <bdi>{truncateWithEllipsis(normaliseLine(address), SHOWN_ADDRESS_CHARACTERS)}</bdi>
      {after}
    </>
  )
}
