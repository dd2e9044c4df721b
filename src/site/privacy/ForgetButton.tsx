import { useState, type ReactNode } from 'react'
import { clearLocalData } from '../state/clear-local-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ForgetButton.module.css'

interface ForgetButtonProps {
  readonly label: string
  /** Shown and announced when done. */
  readonly doneText: string
}

/** Button that clears local storage. */
export function ForgetButton({ label, doneText }: ForgetButtonProps): ReactNode {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <p className={styles.row}>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          clearLocalData()
          setForgotten(true)
        }}
      >
        <Icon name="trash" size={20} />
        {label}
      </button>
      <span role="status">{isForgotten && doneText}</span>
    </p>
  )
}
