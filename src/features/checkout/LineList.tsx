import { useRef, type ReactNode } from 'react'
import { localText } from '../../domain/language.ts'
import { useWords } from '../../messages/words-context.tsx'
import { announce } from '../../state/announcements.ts'
import { removeLine, useBasket } from '../../state/basket.ts'
import { OrderLine } from './OrderLine.tsx'
import styles from './LineList.module.css'
import { UnavailableLine } from './UnavailableLine.tsx'

/** The dishes of the order; when one goes, the focus moves to the next one's controls, or to the heading (B15). */
export function LineList(): ReactNode {
  const { language, words } = useWords()
  const { lines, unavailable } = useBasket()
  const list = useRef<HTMLUListElement>(null)

  const remove = (lineId: string): void => {
    // -1 for a dish that left the menu: those stand below, and the focus goes to the first line.
    const position = lines.findIndex((line) => line.lineId === lineId)
    const line = lines[position]
    const neighbour = lines[position + 1] ?? lines[position - 1]
    removeLine(lineId)
    if (line !== undefined) announce(words.checkout.removed(localText(line.item.name, language).text))
    focusAfterRender(() =>
      neighbour === undefined
        ? document.getElementById('my-order')
        : [...(list.current?.children ?? [])].find(
            (child) => child instanceof HTMLElement && child.dataset['line'] === neighbour.lineId,
          ),
    )
  }

  return (
    <ul ref={list} className={styles['lines']} aria-label={words.checkout.lines}>
      {lines.map((line) => (
        <li key={line.lineId} data-line={line.lineId}>
          <OrderLine
            line={line}
            onRemove={() => {
              remove(line.lineId)
            }}
          />
        </li>
      ))}
      {unavailable.map((line) => (
        <li key={line.lineId}>
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

/** Focuses the first control of what is found once the change is on the page, or the thing itself. */
function focusAfterRender(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const found = find()
    const control = found?.querySelector<HTMLElement>('button') ?? found
    if (control instanceof HTMLElement) control.focus()
  })
}
