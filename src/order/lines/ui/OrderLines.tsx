import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import { getQuantity, useBasket } from '../state/lines-store.ts'
import { addLineBelow, restoreLine, removeFromBasket } from '../state/line-actions.ts'
import { setPanelOpen } from '../../panels/state/open-panels.ts'
import { getOptionsPanel } from '../../lines/state/options-panel.ts'
import { findLine, findLineControl } from './find-line.ts'
import { OrderLine, type OrderLineProps } from './OrderLine.tsx'
import styles from './OrderLines.module.css'
import { UncountedLine } from './UncountedLine.tsx'
import { useAsideLines, type ExplainedLine } from './use-aside-lines.ts'

interface OrderLinesProps {
  /** Removes a line that counts. */
  readonly onRemove: (lineId: string) => void
  readonly renderPerson?: OrderLineProps['renderPerson']
  readonly renderNotice?: OrderLineProps['renderNotice']
}

/**
 * The order's lines. Removing one moves the focus to its neighbour's controls, or to the heading; a
 * new one gets the focus on its first special request.
 */
export function OrderLines({ onRemove, renderPerson, renderNotice }: OrderLinesProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { menu } = useMenuMessages()
  const { lines, notOrderable } = useBasket()
  const aside = useAsideLines()

  const remove = (lineId: string, removeLine: (lineId: string) => void): void => {
    const all = [...lines, ...notOrderable, ...aside]
    const index = all.findIndex((line) => line.lineId === lineId)
    const item = all[index]?.item ?? null
    const neighbour = all[index + 1] ?? all[index - 1]
    removeLine(lineId)
    if (item !== null) announce(messages.checkout.removed(toLocalText(item.name, language).text))
    focusAfterRender(() =>
      neighbour === undefined ? document.getElementById('my-order') : findLineControl(neighbour.lineId),
    )
  }
  const split = (lineId: string): void => {
    const newLineId = addLineBelow(lineId)
    if (newLineId === null) return
    setPanelOpen(getOptionsPanel(newLineId), true)
    focusAfterRender(() => findLine(newLineId)?.querySelector('input') ?? null)
  }
  const restore = ({ lineId, item }: ExplainedLine): void => {
    const newLineId = restoreLine(lineId)
    if (newLineId === null) return
    if (item !== null) {
      const name = toLocalText(item.name, language).text
      announce(menu.quantityChanged(name, getQuantity(item.id)))
    }
    focusAfterRender(() => findLineControl(newLineId))
  }

  return (
    <ul className={styles.lines} aria-label={messages.checkout.lines}>
      {lines.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <OrderLine
            line={line}
            renderPerson={renderPerson}
            renderNotice={renderNotice}
            onRemove={() => {
              remove(line.lineId, onRemove)
            }}
            onSplit={() => {
              split(line.lineId)
            }}
          />
        </li>
      ))}
      {notOrderable.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <UncountedLine
            item={line.item}
            reason={messages.checkout.unavailable}
            onRemove={() => {
              remove(line.lineId, removeFromBasket)
            }}
          />
        </li>
      ))}
      {aside.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <UncountedLine
            item={line.item}
            reason={line.reason}
            onRemove={() => {
              remove(line.lineId, removeFromBasket)
            }}
            onRestore={
              line.isRestorable
                ? () => {
                    restore(line)
                  }
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}
