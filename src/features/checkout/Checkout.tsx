import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { WordsProvider } from '../../messages/words-context.tsx'
import { useBasket, useIsBasketRestored } from '../../state/basket.ts'
import { useCleared } from '../../state/clear-cart.ts'
import { commentPart } from '../../state/comment.ts'
import { panelsPart } from '../../state/open-panels.ts'
import { orderFormPart } from '../../state/order-form.ts'
import { useShopState } from '../../state/shop-hours.ts'
import { useWakePage } from '../../state/wake-page.ts'
import { BasketNotes } from './BasketNotes.tsx'
import styles from './Checkout.module.css'
import { ClearedNote } from './ClearedNote.tsx'
import { CommentBox } from './CommentBox.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'
import { LineList } from './LineList.tsx'
import { OrderPanel } from './OrderPanel.tsx'

interface CheckoutProps {
  readonly language: Language
  readonly version: string
  readonly menu: readonly MenuItem[]
}

const PARTS = [commentPart, orderFormPart, panelsPart]

/** 'My Order': what was chosen, how it is received, and the way to WhatsApp (CHK-1 to CHK-6). */
export function Checkout({ language, version, menu }: CheckoutProps): ReactNode {
  useWakePage(language, version, menu, PARTS)
  return (
    <WordsProvider language={language}>
      <MyOrder />
    </WordsProvider>
  )
}

function MyOrder(): ReactNode {
  const { words } = useCheckoutWords()
  const isRestored = useIsBasketRestored()
  const { lines, unavailable } = useBasket()
  const cleared = useCleared()
  const shop = useShopState()
  return (
    <div className={styles['page']} aria-busy={!isRestored}>
      <h1 id="my-order" tabIndex={-1} className={styles['title']}>
        {words.checkout.title}
      </h1>
      <BasketNotes />
      {!isRestored || shop === 'unknown' ? (
        <p className="visually-hidden">{words.checkout.loading}</p>
      ) : cleared !== null ? (
        <ClearedNote />
      ) : lines.length === 0 ? (
        <>
          {unavailable.length > 0 && <LineList />}
          <EmptyBasket />
        </>
      ) : (
        <div className={styles['columns']}>
          <div className={styles['order']}>
            <LineList />
            <CommentBox />
          </div>
          <OrderPanel />
        </div>
      )}
    </div>
  )
}
