import type { ReactNode } from 'react'
import { useFieldValue } from '#browser/controls/use-field-value.ts'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly autoComplete: string
  /**
   * UTF-16 code units that the browser takes at most, so that a long pasted text is cut at once.
   */
  readonly maxLength: number
  readonly hint?: string
  readonly rows?: number
  /** Whether the form can be sent without it. */
  readonly isOptional?: boolean
  readonly inputMode?: 'numeric' | 'tel' | undefined
  readonly onBlur?: () => void
}

/** A text field with label and error message; the id of the error is the field's with '-error'. */
export function Field({
  id,
  label,
  value,
  onChange,
  error,
  autoComplete,
  maxLength,
  hint,
  rows = 1,
  isOptional = false,
  inputMode,
  onBlur,
}: FieldProps): ReactNode {
  const fieldValue = useFieldValue(value, onChange)
  const Control = rows > 1 ? 'textarea' : 'input'
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...(rows > 1 ? { rows } : { type: 'text', enterKeyHint: 'next' })}
        {...fieldValue}
        id={id}
        autoComplete={autoComplete}
        maxLength={maxLength}
        placeholder={hint}
        className={styles.input}
        // An empty field has the direction of its placeholder.
        dir={value === '' ? undefined : 'auto'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        inputMode={inputMode}
        onBlur={onBlur}
        required={!isOptional}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  if (error === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="circle-alert" size={18} />
      {error}
    </p>
  )
}
