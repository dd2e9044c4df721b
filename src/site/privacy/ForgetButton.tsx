import { useState, type ReactNode } from 'react'
import { safeLocalStorage, safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ForgetButton.module.css'

interface ForgetButtonProps {
  readonly label: string
  /** Shown and announced when done. */
  readonly doneText: string
}

/** Button that clears local storage, and what would fill it; basket and form stay until the tab is closed. */
export function ForgetButton({ label, doneText }: ForgetButtonProps): ReactNode {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <p className={styles.row}>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          for (const key of Object.values(LOCAL_KEYS)) safeLocalStorage.write(key, null)
          safeSessionStorage.write(SESSION_KEYS.rememberTicked, null)
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
