import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A controlled <details> element. */
export function Disclosure({ summary, isOpen, onToggle, children }: DisclosureProps): ReactNode {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => {
        onToggle(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
