import { useId, type ReactNode } from 'react'
import { useFieldValue } from '#browser/controls/use-field-value.ts'
import { PERSON_MAX_CHARACTERS } from '#core/specification.ts'
import { truncate } from '#core/text/text.ts'
import { FieldError } from '#ui/Field.tsx'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import styles from './PersonInput.module.css'

interface PersonInputProps {
  readonly label: ReactNode
  /** In a form that reads it. */
  readonly name?: string
  readonly value: string
  /** The names that were given before, to choose from. */
  readonly people: readonly string[]
  /** Whether the order names as many people as it may without this one. */
  readonly isRefused: boolean
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
}

/** A field for a name, which offers those that were given before. */
export function PersonInput({ label, name, value, people, isRefused, onChange, onBlur }: PersonInputProps): ReactNode {
  const { people: messages } = useOnDemandMessages()
  const id = useId()
  const fieldValue = useFieldValue(value, (text) => {
    onChange(truncate(text, PERSON_MAX_CHARACTERS))
  })
  return (
    <div className={styles.field} data-invalid={isRefused}>
      <label htmlFor={id}>{label}</label>
      <input
        {...fieldValue}
        id={id}
        type="text"
        name={name}
        list={`${id}-people`}
        autoComplete="off"
        enterKeyHint="done"
        className={styles.input}
        dir={value === '' ? undefined : 'auto'}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onBlur={onBlur}
      />
      <datalist id={`${id}-people`}>
        {people.map((person) => (
          <option key={person} value={person} />
        ))}
      </datalist>
      <FieldError id={`${id}-error`} error={isRefused ? messages.tooMany : undefined} />
    </div>
  )
}
