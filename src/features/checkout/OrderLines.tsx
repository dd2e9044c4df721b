import { useRef, type ReactNode } from 'react'
import { toLocalText } from '../../domain/language.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { announce } from '../../state/live-region-store.ts'
import { useBasket } from '../../state/basket-store.ts'
import { addLineBelow, removeFromBasket } from '../../state/basket-lines.ts'
import { getRequestsPanel, setPanelOpen } from '../../state/disclosure-store.ts'
import { OrderLine } from './OrderLine.tsx'
import styles from './OrderLines.module.css'
import { UnavailableLine } from './UnavailableLine.tsx'

/**
 * The order's lines. Removing one moves the focus to its neighbour's controls, or to the heading; a
 * new one gets the focus on its first special request.
 */
export function OrderLines(): ReactNode {
  const { language, messages } = useCheckoutMessages()
  const { lines, unavailable } = useBasket()
  const list = useRef<HTMLUListElement>(null)

  const remove = (lineId: string): void => {
    const all = [...lines, ...unavailable]
    const index = all.findIndex((line) => line.lineId === lineId)
    const item = all[index]?.item ?? null
    const neighbour = all[index + 1] ?? all[index - 1]
    removeFromBasket(lineId)
    if (item !== null) announce(messages.checkout.removed(toLocalText(item.name, language).text))
    focusAfterRender(() =>
      neighbour === undefined
        ? document.getElementById('my-order')
        : (findLine(neighbour.lineId)?.querySelector('button') ?? null),
    )
  }
  const split = (lineId: string): void => {
    const newLineId = addLineBelow(lineId)
    if (newLineId === null) return
    setPanelOpen(getRequestsPanel(newLineId), true)
    focusAfterRender(() => findLine(newLineId)?.querySelector('input') ?? null)
  }
  const findLine = (lineId: string): Element | undefined =>
    [...(list.current?.children ?? [])].find((child) => child instanceof HTMLElement && child.dataset.line === lineId)

  return (
    <ul ref={list} className={styles.lines} aria-label={messages.checkout.lines}>
      {lines.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <OrderLine
            line={line}
            onRemove={() => {
              remove(line.lineId)
            }}
            onSplit={() => {
              split(line.lineId)
            }}
          />
        </li>
      ))}
      {unavailable.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <UnavailableLine
            line={line}
            onRemove={() => {
              remove(line.lineId)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function focusAfterRender(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    find()?.focus()
  })
}
