import type { ReactNode } from 'react'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { forgetOrder, tickRemember, useRemember } from '../state/remember-actions.ts'
import styles from './RememberChoice.module.css'

/** Whether the browser keeps the order once it is handed over. Without the tick it keeps nothing. */
export function RememberChoice(): ReactNode {
  const { remember: messages } = useCheckoutMessages()
  const { remembered, isTicked, isRefused } = useRemember()
  const change = (isChecked: boolean): void => {
    if (isChecked) {
      tickRemember()
      return
    }
    forgetOrder()
    if (remembered !== null) showToast(messages.forgotten)
  }
  return (
    <div className={styles.remember}>
      <Checkbox label={messages.remember} isChecked={isTicked} describedBy="remember-hint" onChange={change} />
      <p id="remember-hint" className={styles.hint}>
        {messages.whatIsKept}
      </p>
      <p role="status" className={styles.refused}>
        {isRefused && messages.refused}
      </p>
    </div>
  )
}
