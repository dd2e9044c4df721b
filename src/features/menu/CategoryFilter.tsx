import { useEffect, useRef, type ReactNode } from 'react'
import { getScrollBehavior } from '../../hooks/reduced-motion.ts'
import { FILTERS, type Filter } from '../../domain/menu-filters.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { CategoryIcon } from '../../ui/CategoryIcon.tsx'
import styles from './CategoryFilter.module.css'

interface CategoryFilterProps {
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}

/** Scrolls the row sideways, never the page, unless the button is already fully visible. */
function scrollIntoRow(button: HTMLElement, row: HTMLElement): void {
  const chip = button.getBoundingClientRect()
  const view = row.getBoundingClientRect()
  const isInView = chip.left >= view.left && chip.right <= view.right
  const fromCentre = chip.left + chip.width / 2 - (view.left + view.width / 2)
  if (!isInView) row.scrollBy({ left: fromCentre, behavior: getScrollBehavior() })
}

/** The buttons that filter the menu. The selected one is scrolled into the row's visible part. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps): ReactNode {
  const { messages } = useMessages()
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (button && row.current) scrollIntoRow(button, row.current)
  }, [chosen])

  return (
    <div
      ref={row}
      role="group"
      aria-label={messages.menu.categories}
      className={styles.row}
      data-testid="category-filter"
    >
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={filter === chosen}
          onFocus={({ currentTarget }) => {
            // Keyboard focus only: a button that moves under the pointer would be missed.
            if (row.current && currentTarget.matches(':focus-visible')) scrollIntoRow(currentTarget, row.current)
          }}
          onClick={() => {
            onChoose(filter)
          }}
        >
          <span className={styles.icon}>
            <CategoryIcon name={filter} size={28} />
          </span>
          {messages.menu.filters[filter]}
        </button>
      ))}
    </div>
  )
}
