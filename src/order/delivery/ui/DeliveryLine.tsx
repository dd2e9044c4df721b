import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { formatMethodClosure } from '#shop/messages/describe-shop.ts'
import { shopStore } from '#shop/state/shop-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import type { DeliveryLineText } from '../../fields/area/messages/format-delivery-line.ts'
import { setField, setMethod } from '../../form/state/form-actions.ts'
import { useOrderForm } from '../../form/state/form-store.ts'
import { orderOptionsStore, useOrderOptions } from '../../form/state/order-options-store.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import styles from './DeliveryLine.module.css'

const loadParts = createLazyModule(() => import('./delivery-parts.ts'))

interface DeliveryLineProps {
  readonly language: Language
  /** As the page was rendered; undefined where only the browser renders it. */
  readonly initial?: DeliveryLineText | undefined
  /** Whether it is a part of a line: minutes and fee alone. */
  readonly isShort?: boolean
}

/**
 * Where orders are delivered to and for how much, the chosen area with its fee, or why nothing is delivered. A tap shows all areas; one that is
 * chosen there is kept for checkout.
 */
export function DeliveryLine({ language, initial, isShort = false }: DeliveryLineProps): ReactNode {
  const published = useOrderOptions()
  const { plan, now } = useStore(shopStore)
  const { method, area, wanted } = useOrderForm()
  const { total } = useBasket()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
  }
  const [isChanged, setChanged] = useState(initial === undefined)
  useEffect(
    () =>
      orderOptionsStore.subscribe(() => {
        setChanged(true)
      }),
    [],
  )
  const chosenId = method === 'delivery' ? area : undefined
  const parts = useLazyModule(loadParts, isOpen || isChanged || chosenId !== undefined)
  // As in checkout: an order for later goes to the areas of its time.
  const time = method === 'delivery' ? parts?.getWantedTime(wanted, published.later) : null
  const options = parts === null ? published : parts.getOptionsAt(published, plan, time?.at ?? now)
  const line =
    parts === null
      ? initial
      : isShort
        ? parts.formatDeliveryFacts(options, language, chosenId, total)
        : parts.formatDeliveryLine(options, language, chosenId, total, now)
  if (line === undefined || line === null) return null
  const closure = now === 0 ? '' : formatMethodClosure(plan, 'delivery', time?.at ?? now, now, language)

  return (
    <LanguageProvider language={language}>
      <button
        type="button"
        className={styles.line}
        data-short={isShort || undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon name="bike" size={isShort ? 18 : 20} />
        <span>
          <span className={styles.text}>{closure === '' ? line.text : keepFigures(closure)}</span>
          <span className={styles.action}>
            {SEPARATOR}
            <u>{line.action}</u>
          </span>
        </span>
      </button>
      {isOpen && parts !== null && (
        <OptionalPart onError={close}>
          <parts.AreaSheet
            options={options}
            closure={closure}
            chosenId={chosenId}
            onChoose={(areaId) => {
              setMethod('delivery')
              setField('area', areaId)
            }}
            onClose={close}
          />
        </OptionalPart>
      )}
    </LanguageProvider>
  )
}
