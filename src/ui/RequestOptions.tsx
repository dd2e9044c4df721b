import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './RequestOptions.module.css'

interface RequestOption<Key extends string> {
  readonly key: Key
  readonly label: ReactNode
  readonly isChosen: boolean
}

interface RequestOptionsProps<Key extends string> {
  readonly options: readonly RequestOption<Key>[]
  /** For labels that need the width of a phone. */
  readonly isWide?: boolean
  readonly onToggle: (key: Key) => void
}

/** Check boxes, as many at once as the customer likes. */
export function RequestOptions<Key extends string>({
  options,
  isWide = false,
  onToggle,
}: RequestOptionsProps<Key>): ReactNode {
  return (
    <ul className={styles.options} data-wide={isWide || undefined}>
      {options.map(({ key, label, isChosen }) => (
        <li key={key}>
          <label className={styles.option}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={isChosen}
              onChange={() => {
                onToggle(key)
              }}
            />
            <Icon name="check" size={16} className={styles.check} />
            {label}
          </label>
        </li>
      ))}
    </ul>
  )
}
