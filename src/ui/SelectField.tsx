import type { ReactNode } from 'react'
import { useFieldValue } from '#browser/controls/use-field-value.ts'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './SelectField.module.css'

interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface SelectFieldProps {
  readonly id: string
  readonly label: string
  /** '' while nothing is chosen. */
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly placeholder: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly hint?: ReactNode
}

/**
 * The system's own list, with label and error message; the ids of hint and error are the field's
 * with a suffix.
 */
export function SelectField({
  id,
  label,
  value,
  options,
  placeholder,
  onChange,
  error,
  hint = null,
}: SelectFieldProps): ReactNode {
  const fieldValue = useFieldValue(value, onChange)
  const descriptions = [...(hint === null ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])]
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select
          {...fieldValue}
          id={id}
          className={styles.select}
          required
          aria-invalid={error !== undefined}
          aria-describedby={descriptions.length === 0 ? undefined : descriptions.join(' ')}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </span>
      {hint !== null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
