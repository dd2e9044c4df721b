import { useEffect, useRef, useState, type ReactNode } from 'react'
import { listAvailableLines, type ResolvedOrder } from '../../order/domain/link/resolved-order.ts'
import { getPath } from '../../core/routes.ts'
import { createLazyModule, useLazyModule } from '../../browser/lazy-module.ts'
import { onBfcacheRestore } from '../../browser/page-lifecycle.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { getAddressBasket } from '../../order/state/basket-address.ts'
import { useBasket, useIsBasketRestored } from '../../order/state/order-store.ts'
import { orderAgain } from '../state/order-again.ts'
import { useNow } from '../../shop/state/shop-store.ts'
import styles from './OrderAgain.module.css'

// Few customers are asked, so it is no part of the first load.
const loadDialog = createLazyModule(() => import('./ReplaceBasketDialog.tsx'))

interface OrderAgainProps {
  readonly card: ResolvedOrder
  /** Whether it is a basket that somebody has shared, no order. */
  readonly isShared: boolean
}

/**
 * Takes the card's items to checkout. A customer who has chosen something else decides first what
 * becomes of it; of a shared basket always, as its owner waits for one that is complete.
 */
export function OrderAgain({ card, isShared }: OrderAgainProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const isRestored = useIsBasketRestored()
  const { lines } = useBasket()
  const now = useNow()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const dialog = useLazyModule(loadDialog, isDialogOpen)
  // The page stays for as long as checkout takes to load: another tap must not order once more.
  const isLeaving = useRef(false)
  useEffect(
    () =>
      onBfcacheRestore(() => {
        isLeaving.current = false
      }),
    [],
  )
  const orderAndLeave = (way: 'replace' | 'add'): void => {
    if (!isLeaving.current) orderAgain(card, way)
    isLeaving.current = true
    setDialogOpen(false)
    window.location.assign(getPath('checkout', language) + getAddressBasket())
  }
  if (listAvailableLines(card, now).length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{messages.nothingLeft}</p>
        <a className={styles.primary} href={getPath('home', language, 'menu')}>
          {messages.toMenu}
        </a>
      </div>
    )
  }
  if (isShared) {
    return (
      <div className={styles.shared}>
        <p>{messages.friendsBasket}</p>
        <button
          type="button"
          className={styles.primary}
          disabled={!isRestored}
          onClick={() => {
            orderAndLeave('add')
          }}
        >
          {messages.add}
        </button>
        <button
          type="button"
          className={styles.secondary}
          disabled={!isRestored}
          onClick={() => {
            orderAndLeave('replace')
          }}
        >
          {messages.replace}
        </button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.primary}
        disabled={!isRestored}
        onClick={() => {
          if (lines.length === 0 || isLeaving.current) orderAndLeave('replace')
          else setDialogOpen(true)
        }}
      >
        {messages.orderAgain}
      </button>
      {isDialogOpen && dialog !== null && (
        <dialog.ReplaceBasketDialog
          onAnswer={orderAndLeave}
          onClose={() => {
            setDialogOpen(false)
          }}
        />
      )}
    </>
  )
}
