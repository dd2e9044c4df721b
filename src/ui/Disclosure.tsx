import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  /** The accessible name of the summary, where its text is not unique on the page. */
  readonly label?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A controlled <details> element. */
export function Disclosure({ summary, label, isOpen, onToggle, children }: DisclosureProps): ReactNode {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => {
        onToggle(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary} aria-label={label}>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
