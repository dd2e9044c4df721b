import { useState, type ReactNode } from 'react'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import type { PricedLine } from '../../lines/price.ts'
import { listPeople, toPersonName } from '../people.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { addLineBelow } from '../../lines/state/line-actions.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { findLine } from '../../lines/ui/find-line.ts'
import { setPerson } from '../state/set-person.ts'
import styles from './PersonField.module.css'
import { PersonInput } from './PersonInput.tsx'

export interface PersonFieldProps {
  readonly line: PricedLine
  /** Unique on the page. */
  readonly lineName: string
}

/** For whom a line is, as typed; a piece of several can be given to somebody else. */
export function PersonField({ line, lineName }: PersonFieldProps): ReactNode {
  const { people: messages } = useOnDemandMessages()
  const { lines } = useBasket()
  // While it is edited, the field shows what was typed, the line has the name of it.
  const [draft, setDraft] = useState<string | null>(null)
  const isRefused = draft !== null && toPersonName(draft) !== (line.person ?? '')

  const change = (text: string): void => {
    setDraft(text)
    if (!setPerson(line.lineId, toPersonName(text)) && !isRefused) announce(messages.tooMany)
  }
  const divide = (): void => {
    const newLineId = addLineBelow(line.lineId)
    if (newLineId === null) return
    setPerson(newLineId, '')
    focusAfterRender(() => findLine(newLineId)?.querySelector('[data-person] input') ?? null)
  }

  return (
    <div className={styles.field} data-person>
      <PersonInput
        label={
          <>
            {messages.forWhom}
            <span className="visually-hidden"> {lineName}</span>
          </>
        }
        value={draft ?? line.person ?? ''}
        people={listPeople(lines.filter(({ lineId }) => lineId !== line.lineId))}
        isRefused={isRefused}
        onChange={change}
        onBlur={() => {
          if (!isRefused) setDraft(null)
        }}
      />
      {line.quantity > 1 && (
        <button
          type="button"
          className={styles.divide}
          aria-label={`${messages.oneForAnother}: ${lineName}`}
          onClick={divide}
        >
          {messages.oneForAnother}
        </button>
      )}
    </div>
  )
}
