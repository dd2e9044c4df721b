import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { attempt } from '#core/attempt.ts'
import { getFilter, type Filter } from '../domain/filter.ts'
import { listChoices } from '../domain/menu-filters.ts'
import type { MenuItem } from '../domain/menu.ts'
import { getDrawing } from '../domain/drawing.ts'
import { getCategoryName } from '../messages/get-category-name.ts'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getScrollBehavior } from '#browser/device/reduced-motion.ts'
import { CategoryIcon } from '#ui/CategoryIcon.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import styles from './CategoryFilter.module.css'
import '../../../restaurant/categories.css'
import { useGroupInView } from './use-group-in-view.ts'
import { useHiddenEnds } from './use-hidden-ends.ts'

interface CategoryFilterProps {
  /** Of the menu: begins the row on phones. */
  readonly title: string
  /** null while a search shows other items. */
  readonly chosen: Filter | null
  readonly menu: readonly MenuItem[]
  /** Holds the groups, each with its name in `data-category`. */
  readonly grid: RefObject<HTMLElement | null>
  readonly onChoose: (filter: Filter) => void
}

/** In px: a button that is nearer to the row's edge is more than half faded. */
const FADED_EDGE = 12

/**
 * Scrolls the row, not the page, unless the button is fully visible. Instant, because a smooth
 * scroll would end a smooth scroll of the page.
 */
function scrollIntoRow(button: HTMLElement, row: HTMLElement): void {
  const chip = button.getBoundingClientRect()
  const view = row.getBoundingClientRect()
  const isInView = chip.left >= view.left + FADED_EDGE && chip.right <= view.right - FADED_EDGE
  const fromCentre = chip.left + chip.width / 2 - (view.left + view.width / 2)
  if (!isInView) row.scrollBy({ left: fromCentre, behavior: 'instant' })
}

/** Scrolls the row by most of what is seen of it. */
function scrollTowards(row: HTMLElement, side: 'start' | 'end'): void {
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const by = 0.7 * row.clientWidth * forward * (side === 'end' ? 1 : -1)
  row.scrollBy({ left: by, behavior: getScrollBehavior() })
}

/**
 * The buttons that filter the menu. The selected one, or under 'All' that of the group in view, is
 * scrolled into the visible part of the row.
 */
export function CategoryFilter({ title, chosen, menu, grid, onChoose }: CategoryFilterProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const row = useRef<HTMLDivElement>(null)
  const more = useHiddenEnds(row)
  const groupInView = useGroupInView(grid, chosen === 'All', menu)

  const showInRow = (selector: string): void => {
    const button = row.current?.querySelector<HTMLElement>(selector)
    // A button that moves while it is pressed gets no click.
    if (button && row.current && !row.current.matches(':active')) scrollIntoRow(button, row.current)
  }

  const first = useRef(chosen)
  useEffect(() => {
    // A page that opens begins at the row's start, with the menu's title.
    if (chosen !== first.current) showInRow('[aria-pressed="true"]')
    first.current = null
  }, [chosen])
  useEffect(() => {
    if (row.current === null || chosen === 'All') return
    // Beside an open search field the row is narrow: what it shows there may be cut once it is wide again.
    const resize = attempt(() => new ResizeObserver(() => showInRow('[aria-pressed="true"]')))
    resize?.observe(row.current)
    return () => {
      resize?.disconnect()
    }
  }, [chosen])
  useEffect(() => {
    // Where no group is in view the row stays: its scrolling would end the page's scroll anchoring.
    showInRow('[data-in-view="true"]')
  }, [groupInView])

  return (
    <div
      role="group"
      aria-label={messages.menu.categories}
      className={styles.row}
      data-more={more}
      data-testid="category-filter"
    >
      <div ref={row} className={styles.buttons} data-title={title}>
        {listChoices(menu).map((choice) => {
          const filter = getFilter(choice) ?? 'All'
          return (
            <button
              key={filter}
              type="button"
              className={styles.button}
              aria-pressed={filter === chosen}
              data-in-view={filter === groupInView}
              onFocus={({ currentTarget }) => {
                // Keyboard focus only: a button that moves under the pointer would be missed.
                if (row.current && currentTarget.matches(':focus-visible')) scrollIntoRow(currentTarget, row.current)
              }}
              onClick={() => {
                onChoose(filter)
              }}
            >
              <CategoryIcon name={getDrawing(choice)} size={18} />
              <LocalizedText text={getCategoryName(choice, language)} pageLanguage={language} isAlone />
            </button>
          )
        })}
      </div>
      {(['start', 'end'] as const).map(
        (side) =>
          (more === side || more === 'both') && (
            // For a mouse alone: the keyboard reaches every button, and a finger moves the row.
            <button
              key={side}
              type="button"
              className={styles.arrow}
              data-to={side}
              tabIndex={-1}
              aria-hidden
              onClick={() => {
                if (row.current) scrollTowards(row.current, side)
              }}
            >
              <Icon name="chevron-down" size={20} />
            </button>
          ),
      )}
    </div>
  )
}
