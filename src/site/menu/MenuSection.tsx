import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { getScrollBehavior } from '#browser/device/reduced-motion.ts'
import { DEFAULT_FILTER, getFilter, type Filter } from '#menu/domain/filter.ts'
import { listChoices } from '#menu/domain/menu-filters.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { MENU_GRID_OFFSET_PX, NARROW_MAX_PX } from '#core/specification.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { getSiteMessages } from '../messages/site-messages.ts'
import { useIsBasketEmpty } from '#order/lines/state/lines-store.ts'
import { removeEarlyFigures } from '#order/lines/state/replay-early-taps.ts'
import { setFilter, useFilter } from '#menu/state/menu-filter.ts'
import { useMenu } from '#menu/state/menu-store.ts'
import { CategoryFilter } from '#menu/ui/CategoryFilter.tsx'
import { ClosedHint } from '#menu/ui/ClosedHint.tsx'
import { ItemOrder } from '#order/dish/ui/ItemOrder.tsx'
import { ItemToChoose } from '#order/dish/ui/ItemToChoose.tsx'
import { loadOrderDialog } from '#order/dish/ui/load-order-dialog.ts'
import { MenuChunks } from '#menu/ui/MenuChunks.tsx'
import { MenuGroups } from '#menu/ui/MenuGroups.tsx'
import { SearchField } from '#menu/ui/SearchField.tsx'
import { useMenuSearch } from '#menu/ui/use-menu-search.ts'
import styles from './MenuSection.module.css'
import { listFocusOrder, returnFocus } from '#menu/ui/return-focus.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'

// Loaded on demand.
const loadBasketBar = createLazyModule(() => import('#order/dish/ui/BasketBar.tsx'))

const renderOrder = (item: MenuItem): ReactNode => <ItemOrder item={item} />

interface MenuSectionProps {
  readonly language: Language
  /** Of the menu that the page is rendered from. */
  readonly shopPath: string
  readonly preferred: readonly string[]
}

/** The item in the dialog, as it was when the dialog was opened. */
interface ShownItem {
  readonly item: MenuItem
  readonly focusOrder: readonly string[]
}

export function MenuSection({ language, shopPath, preferred }: MenuSectionProps): ReactNode {
  const menu = useMenu(shopPath)
  const messages = getSiteMessages(language)
  const chosen = useFilter()
  // A category of the owner may have left the menu.
  const filter =
    listChoices(menu)
      .map(getFilter)
      .find((known) => known === chosen) ?? DEFAULT_FILTER
  const search = useMenuSearch(menu)
  const isSearching = search.text !== ''
  const [shown, setShown] = useState<ShownItem | null>(null)
  const dialog = useLazyModule(loadOrderDialog, shown !== null)
  const basketBar = useLazyModule(loadBasketBar, !useIsBasketEmpty())
  const grid = useRef<HTMLDivElement>(null)
  useEffect(removeEarlyFigures, [])

  const show = useCallback((item: MenuItem): void => {
    setShown({ item, focusOrder: listFocusOrder(grid.current, item.id) })
  }, [])

  const close = (): void => {
    setShown(null)
    if (shown !== null) returnFocus(grid.current, shown.focusOrder)
  }
  const choose = (next: Filter): void => {
    // Synchronous, because the new layout is measured below.
    flushSync(() => {
      setFilter(next)
    })
    if (grid.current === null) return
    if (window.innerWidth <= NARROW_MAX_PX) {
      scrollToGrid(grid.current)
    } else if (!isFirstImageInView(grid.current)) {
      grid.current.scrollIntoView({ block: 'start', behavior: getScrollBehavior() })
    }
  }

  // Below the field there is room for its results, above the keyboard of a phone.
  const showResultsAtTop = (): void => {
    if (grid.current !== null && window.innerWidth < NARROW_MAX_PX) scrollToGrid(grid.current)
  }

  return (
    <LanguageProvider language={language}>
      <section id="menu" className={styles.menu} aria-labelledby="menu-title">
        <h2 id="menu-title" className={styles.title}>
          {messages.nav.menu}
        </h2>
        <div className={styles.bar}>
          <OptionalPart>
            <SearchField {...search} onFocus={showResultsAtTop} />
          </OptionalPart>
          <OptionalPart>
            <CategoryFilter
              title={messages.nav.menu}
              chosen={isSearching ? null : filter}
              menu={menu}
              grid={grid}
              onChoose={choose}
            />
          </OptionalPart>
        </div>
        <div className={styles.closed}>
          <OptionalPart>
            <ClosedHint />
          </OptionalPart>
        </div>
        <div
          ref={grid}
          className={styles.grid}
          data-testid="menu-grid"
          // The dialog's script starts to load before the click is complete.
          onPointerDown={() => {
            loadOrderDialog().catch(() => undefined)
          }}
        >
          {search.parts && search.found && (
            <OptionalPart>
              <search.parts.FoundItems
                text={search.searched}
                found={search.found}
                renderItems={(items) => <MenuChunks items={items} onShow={show} renderOrder={renderOrder} />}
              />
            </OptionalPart>
          )}
          {!search.found?.items.length && (
            <MenuGroups
              menu={menu}
              filter={isSearching ? 'All' : filter}
              preferred={preferred}
              onShow={show}
              renderOrder={renderOrder}
            />
          )}
        </div>
        {shown && dialog && (
          <OptionalPart onError={close}>
            <dialog.OrderDialog initialItem={shown.item} onClose={close} />
          </OptionalPart>
        )}
        <ItemToChoose />
        <OptionalPart>{basketBar && <basketBar.BasketBar />}</OptionalPart>
      </section>
    </LanguageProvider>
  )
}

function scrollToGrid(grid: HTMLElement): void {
  const { top } = grid.getBoundingClientRect()
  window.scrollTo({ top: top + window.scrollY - MENU_GRID_OFFSET_PX, behavior: getScrollBehavior() })
}

/** Whether the first image, or an empty grid, is visible below the category row. */
function isFirstImageInView(grid: HTMLElement): boolean {
  const first = grid.querySelector('[data-item] a') ?? grid
  const { top, bottom } = first.getBoundingClientRect()
  return top >= MENU_GRID_OFFSET_PX && (first === grid || bottom <= window.innerHeight)
}
