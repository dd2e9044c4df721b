import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { toLinkLines } from '#order/link/order-link.ts'
import { priceAvailable, type ResolvedOrder } from '#order/link/resolved-order.ts'
import { hasTaken } from '#order/link/state/taken-lines.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { getPath } from '#core/routes.ts'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { whenEntriesAreLeft } from '#browser/page/close-on-back.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getAddressBasket } from '#order/link/state/basket-address.ts'
import { useBasket } from '#order/lines/state/lines-store.ts'
import { orderAgain } from '../state/order-again.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { OpeningAndPhone } from '#shop/ui/OpeningAndPhone.tsx'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './OrderAgain.module.css'

// Few customers are asked, so it is no part of the first load.
const loadReplaceDialog = createLazyModule(() => import('./ReplaceBasketDialog.tsx'))
const loadPersonDialog = createLazyModule(() => import('./AskPersonDialog.tsx'))

interface OrderAgainProps {
  readonly card: ResolvedOrder
  /** Whether any of its lines can be ordered now. */
  readonly canOrder: boolean
  /** Whether it is a basket that somebody has shared, no order. */
  readonly isShared: boolean
  /** Whether it is the order that this browser remembers: checkout then fills its form, too. */
  readonly isRemembered: boolean
}

/**
 * Takes the card's items to checkout. A customer who has chosen something else decides first what
 * becomes of it; of a shared basket always, as its owner waits for one that is complete. While the shop is closed
 * the buttons do nothing and say why.
 */
export function OrderAgain({ card, canOrder, isShared, isRemembered }: OrderAgainProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const { lines } = useBasket()
  const closedTitle = useClosedTitle()
  const [question, setQuestion] = useState<'replace' | 'person' | null>(null)
  const replaceDialog = useLazyModule(loadReplaceDialog, question === 'replace')
  const personDialog = useLazyModule(loadPersonDialog, question === 'person')
  const findTaken = (): boolean => isShared && hasTaken(toLinkLines(priceAvailable(card, Date.now()).priced.lines))
  const [isTaken, setTaken] = useState(findTaken)
  const refreshTaken = useEffectEvent(() => {
    setTaken(findTaken())
  })
  // The page stays for as long as checkout takes to load: another tap must not order once more.
  const isLeaving = useRef(false)
  useEffect(
    () =>
      onBfcacheRestore(() => {
        isLeaving.current = false
        refreshTaken()
      }),
    [],
  )
  const close = (): void => {
    setQuestion(null)
  }
  const orderAndLeave = (way: 'replace' | 'add', person?: string): void => {
    // Synchronous, because the dialog takes back its entry of the history before the page is left.
    flushSync(() => {
      setQuestion(null)
    })
    if (!isTakingOrders()) return
    if (!isLeaving.current) orderAgain(card, way, isShared, person)
    if (isRemembered) safeSessionStorage.write(SESSION_KEYS.sameAsLastTime, '1')
    isLeaving.current = true
    void whenEntriesAreLeft().then(() => {
      window.location.assign(getPath('checkout', language) + getAddressBasket())
    })
  }
  if (!canOrder) {
    return (
      <div className={styles.nothing}>
        <p>{messages.nothingLeft}</p>
        <a className={styles.primary} href={getPath('home', language, 'menu')}>
          {messages.toMenu}
        </a>
      </div>
    )
  }
  const disabled = {
    'aria-disabled': closedTitle !== undefined || undefined,
    title: closedTitle,
  }
  if (isShared) {
    return (
      <div className={styles.shared}>
        <p>{isTaken ? messages.addedAlready : messages.friendsBasket}</p>
        <OpeningAndPhone />
        <button
          type="button"
          className={styles.primary}
          {...disabled}
          onClick={() => {
            if (!isTakingOrders()) return
            // Beside lines of other people it matters whose these are.
            if (lines.length === 0 || card.lines.every(({ person }) => person !== undefined)) orderAndLeave('add')
            else setQuestion('person')
          }}
        >
          {messages.add}
        </button>
        <button
          type="button"
          className={styles.secondary}
          {...disabled}
          onClick={() => {
            orderAndLeave('replace')
          }}
        >
          {messages.replace}
        </button>
        {question === 'person' && personDialog !== null && (
          <OptionalPart onError={close}>
            <personDialog.AskPersonDialog
              onAnswer={(person) => {
                orderAndLeave('add', person)
              }}
              onClose={close}
            />
          </OptionalPart>
        )}
      </div>
    )
  }
  return (
    <>
      <OpeningAndPhone />
      <button
        type="button"
        className={styles.primary}
        {...disabled}
        onClick={() => {
          if (!isTakingOrders()) return
          if (lines.length === 0 || isLeaving.current) orderAndLeave('replace')
          else setQuestion('replace')
        }}
      >
        {messages.orderAgain}
      </button>
      {question === 'replace' && replaceDialog !== null && (
        <OptionalPart onError={close}>
          <replaceDialog.ReplaceBasketDialog onAnswer={orderAndLeave} onClose={close} />
        </OptionalPart>
      )}
    </>
  )
}
