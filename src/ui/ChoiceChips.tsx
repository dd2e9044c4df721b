import type { ReactNode } from 'react'
import styles from './ChoiceChips.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ChoiceChipsProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly Choice<Value>[]
  readonly value: Value | null
  /** Many: the row scrolls in place of wrapping. */
  readonly isScrolling?: boolean
  readonly onChange: (value: Value) => void
}

/** Radio buttons in a row, which wraps unless it scrolls. */
export function ChoiceChips<Value extends string>({
  legend,
  name,
  options,
  value,
  isScrolling = false,
  onChange,
}: ChoiceChipsProps<Value>): ReactNode {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips} data-scrolling={isScrolling}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => {
                onChange(option.value)
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
