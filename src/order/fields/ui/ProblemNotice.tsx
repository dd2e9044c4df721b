import { useRef, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { getProblemButtonId } from './field-ids.ts'
import styles from './ProblemNotice.module.css'

interface ProblemNoticeProps {
  /** The name of the field. */
  readonly field: string
  /** What is said; null while there is nothing to say here. */
  readonly text: string | null
  /** What goes on where the field has no choice left. */
  readonly action?: { readonly label: string; readonly run: () => void } | null | undefined
}

/**
 * What is to be said of a choice, with a button where the field has no choice left. The live region is always there,
 * because only later changes to it are announced.
 */
export function ProblemNotice({ field, text, action = null }: ProblemNoticeProps): ReactNode {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} role="status" tabIndex={-1} className={styles.region}>
      {text !== null && <p className={styles.problem}>{keepFigures(text)}</p>}
      {action !== null && (
        <button
          type="button"
          id={getProblemButtonId(field)}
          className={styles.button}
          onClick={() => {
            // The button goes with the problem; the keyboard goes on from here.
            region.current?.focus()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
