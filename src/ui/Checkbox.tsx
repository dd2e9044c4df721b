import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  readonly label: string
  readonly isChecked: boolean
  /** The id of further words about it. */
  readonly describedBy?: string
  readonly onChange: (isChecked: boolean) => void
}

/** A check box with its label, for a choice that stands alone. */
export function Checkbox({ label, isChecked, describedBy, onChange }: CheckboxProps): ReactNode {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      <Icon name="check" size={22} className={styles.box} />
      {label}
    </label>
  )
}
