import { useEffect, useRef, type ReactNode } from 'react'
import { FILTERS, type Filter } from '../../domain/browsing.ts'
import { useWords } from '../../messages/words-context.tsx'
import { CategoryIcon } from '../../ui/CategoryIcon.tsx'
import styles from './CategoryRow.module.css'

interface CategoryRowProps {
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}

/** The twelve buttons that filter the menu (MENU-1, MENU-2); the chosen one is brought into the row's view. */
export function CategoryRow({ chosen, onChoose }: CategoryRowProps): ReactNode {
  const { words } = useWords()
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!button || !row.current) return
    const offset = button.offsetLeft + button.offsetWidth / 2 - row.current.clientWidth / 2 /* physical: scrolling */
    row.current.scrollTo({ left: offset }) /* physical: scrolling */
  }, [chosen])

  return (
    <div ref={row} role="group" aria-label={words.menu.categories} className={styles['row']}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles['chip']}
          aria-pressed={filter === chosen}
          onClick={() => {
            onChoose(filter)
          }}
        >
          <span className={styles['icon']}>
            <CategoryIcon name={filter} size={28} />
          </span>
          {words.menu.filters[filter]}
        </button>
      ))}
    </div>
  )
}
