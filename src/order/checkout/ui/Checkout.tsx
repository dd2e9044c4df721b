import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { useLazyModule } from '#browser/loading/lazy-module.ts'
import { LanguageProvider, useLanguage } from '#i18n/language-context.tsx'
import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import { formatAed } from '#core/money.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { DeliveryLine } from '../../delivery/ui/DeliveryLine.tsx'
import { ReceiveNotice } from '../../delivery/ui/ReceiveNotice.tsx'
import { isDeliveryShown } from '../../fields/area/chosen-area.ts'
import type { PricedLine } from '../../lines/price.ts'
import { linesStore, useBasket } from '../../lines/state/lines-store.ts'
import { clearedStore, clearSentOrder, undoClearCart } from '../state/clear-order.ts'
import { removeLineUndoably } from '../state/removed-line.ts'
import { LinePerson } from '../../people/ui/LinePerson.tsx'
import type { PersonFieldProps } from '../../people/ui/PersonField.tsx'
import { ItemToChoose } from '../../dish/ui/ItemToChoose.tsx'
import { findMissingChoice } from '../../lines/price.ts'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import { AddMore } from '../../lines/ui/AddMore.tsx'
import { BasketNotices } from './BasketNotices.tsx'
import { BasketTools, GroupOrder } from './BasketTools.tsx'
import styles from './Checkout.module.css'
import { useRemember } from '../../remember/state/remember-actions.ts'
import { LastOrderLink } from '../../remember/ui/LastOrderLink.tsx'
import { sendingStore } from '../../send/state/sending-store.ts'
import { loadAfterHandOff } from '../../send/ui/load-after-hand-off.ts'
import { OrderLines } from '../../lines/ui/OrderLines.tsx'
import { LineNotice } from './LineNotice.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { useAskedHandOff } from '../../send/ui/use-asked-hand-off.ts'
import { useAsideAnnouncements, useAsideLines } from '../../lines/ui/use-aside-lines.ts'

/** The 'My Order' page: order lines, form, summary and the actions that send the order. Only browsers render it. */
export function Checkout({ language }: { readonly language: Language }): ReactNode {
  return (
    <LanguageProvider language={language}>
      <MyOrder />
    </LanguageProvider>
  )
}

function MyOrder(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines, notOrderable, itemCount, total } = useBasket()
  const basket = useStore(linesStore, (state) => state.basket)
  const cleared = useStore(clearedStore, (state) => state.cleared)
  const asked = useAskedHandOff()
  // The order may have been sent before its items were sold out or their hours ended.
  const askedWithoutLines = lines.length === 0 ? asked : null
  const placed = useStore(sendingStore, (sending) => sending.placed)
  const isSent = placed !== null && cleared?.reason !== 'cleared' && basket.length === 0
  const afterHandOff = useLazyModule(loadAfterHandOff, isSent || askedWithoutLines !== null)
  const aside = useAsideLines()
  useAsideAnnouncements()
  // Lines of a shared cart, or of an order ordered again, may lack a choice: what asks for it may be out of view.
  const askOnArrival = useEffectEvent(() => {
    const missingChoice = findMissingChoice(lines)
    if (missingChoice !== null) focusMissingChoice(missingChoice)
  })
  useEffect(() => {
    askOnArrival()
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 id="my-order" tabIndex={-1} className={styles.title}>
          {!isSent
            ? messages.checkout.title
            : placed.firstName === ''
              ? messages.checkout.thanks
              : messages.checkout.thanksTo(placed.firstName)}
        </h1>
        {!isSent && cleared === null && lines.length > 0 && (
          <p className={styles.sum}>
            {keepFigures(messages.checkout.itemCount(itemCount))}
            {SEPARATOR}
            <Figure>{formatAed(total)}</Figure>
          </p>
        )}
      </div>
      <OptionalPart>
        <BasketNotices />
      </OptionalPart>
      {isSent ? (
        afterHandOff !== null && (
          <OptionalPart>
            <afterHandOff.SentNotice placed={placed} order={cleared} onTakeBack={bringBack} />
          </OptionalPart>
        )
      ) : cleared !== null ? (
        <BasketClearedNotice onUndo={bringBack} />
      ) : lines.length === 0 ? (
        <>
          {notOrderable.length + aside.length > 0 && <OrderLines onRemove={removeLineUndoably} />}
          <EmptyBasket />
          {askedWithoutLines !== null && afterHandOff !== null && (
            <OptionalPart>
              <afterHandOff.HandOffPanel
                handOff={askedWithoutLines}
                reference={null}
                link={null}
                onSent={clearSentOrder}
              />
            </OptionalPart>
          )}
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.order}>
            <OrderLines onRemove={removeLineUndoably} renderPerson={renderPerson} renderNotice={renderNotice} />
            <OptionalPart>
              <BasketTools />
              <AddMore besideLink={<GroupOrder />} />
            </OptionalPart>
          </div>
          <OrderPanel />
        </div>
      )}
      {cleared === null && <RemovedLine />}
      <ItemToChoose />
    </div>
  )
}

function renderPerson(props: PersonFieldProps): ReactNode {
  return <LinePerson {...props} />
}

function renderNotice(props: { line: PricedLine }): ReactNode {
  return <LineNotice {...props} />
}

/** Offers to undo until the page navigates to the menu. */
function BasketClearedNotice({ onUndo }: { onUndo: () => void }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <div className={styles.cleared}>
      <div role="status">
        <p className={styles.clearedText}>{messages.checkout.empty}</p>
        <p>{messages.checkout.cleared}</p>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */}
      <button type="button" className={styles.undo} autoFocus onClick={onUndo}>
        {messages.checkout.undo}
      </button>
    </div>
  )
}

function EmptyBasket(): ReactNode {
  const language = useLanguage()
  const options = useOrderOptions()
  const messages = useCheckoutMessages()
  const { remembered } = useRemember()
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="shopping-bag" size={40} />
      </span>
      <p className={styles.emptyText}>{messages.checkout.empty}</p>
      <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
        {messages.checkout.toMenu}
      </a>
      <OptionalPart>
        {remembered !== null && <LastOrderLink language={language} />}
        <ReceiveNotice language={language} />
        {isDeliveryShown(options) && <DeliveryLine language={language} />}
      </OptionalPart>
    </div>
  )
}

/** Brings back what was cleared, and moves the focus to the heading. */
function bringBack(): void {
  undoClearCart()
  document.getElementById('my-order')?.focus()
}
