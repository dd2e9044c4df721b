import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './CheckboxList.module.css'

interface CheckboxOption<Key extends string> {
  readonly key: Key
  readonly label: ReactNode
  readonly isChosen: boolean
}

interface CheckboxListProps<Key extends string> {
  readonly options: readonly CheckboxOption<Key>[]
  /** For labels that need the width of a phone. */
  readonly isWide?: boolean
  /** For what has to be chosen. */
  readonly isFramed?: boolean
  /** Radio buttons, of which one has to be chosen. */
  readonly isExclusive?: boolean
  /** Whether what is chosen is too little. */
  readonly isInvalid?: boolean
  readonly onToggle: (key: Key) => void
}

/** Check boxes, as many at once as the customer likes, or radio buttons. What was ticked before hydration counts, too. */
export function CheckboxList<Key extends string>({
  options,
  isWide = false,
  isFramed = false,
  isExclusive = false,
  isInvalid = false,
  onToggle,
}: CheckboxListProps<Key>): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const name = useId()
  const toggleEarlyTicks = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll('input') ?? []
    for (const [index, { checked }] of boxes.entries()) {
      const option = options[index]
      // A radio button takes the place of the one that was chosen.
      const isChanged = option?.isChosen !== checked && (checked || !isExclusive)
      if (option !== undefined && isChanged) onToggle(option.key)
    }
  })
  // React leaves a tick from before hydration in its box, and knows nothing of it.
  useLayoutEffect(() => {
    toggleEarlyTicks()
  }, [])
  return (
    <ul ref={list} className={styles.options} data-wide={isWide || undefined} data-framed={isFramed || undefined}>
      {options.map(({ key, label, isChosen }) => (
        <li key={key}>
          <label className={styles.option}>
            <input
              type={isExclusive ? 'radio' : 'checkbox'}
              name={isExclusive ? name : undefined}
              className="visually-hidden"
              required={isExclusive}
              aria-invalid={isInvalid || undefined}
              // Or a reload would bring back ticks that the order no longer has.
              autoComplete="off"
              checked={isChosen}
              onChange={() => {
                onToggle(key)
              }}
            />
            <Icon name="check" size={18} className={styles.check} />
            {label}
          </label>
        </li>
      ))}
    </ul>
  )
}
