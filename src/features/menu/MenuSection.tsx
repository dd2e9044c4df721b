import { useRef, useState, type ReactNode } from 'react'
import { scrollBehavior } from '../../browser/motion.ts'
import type { Filter } from '../../domain/browsing.ts'
import type { Language } from '../../domain/language.ts'
import type { MenuItem } from '../../domain/menu.ts'
import { useWords, WordsProvider } from '../../messages/words-context.tsx'
import { browsingPart, chooseFilter, useFilter } from '../../state/browsing.ts'
import { useMenu } from '../../state/catalog.ts'
import { useWakePage } from '../../state/wake-page.ts'
import { BasketBar } from './BasketBar.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { DishGroups } from './DishGroups.tsx'
import { DishPopup } from './DishPopup.tsx'
import styles from './MenuSection.module.css'

/** Up to this width a chosen category is scrolled to, this far below the top; both in px (MENU-2). */
const NARROW_PX = 768
const GRID_OFFSET_PX = 150

const PARTS = [browsingPart]

interface MenuSectionProps {
  readonly language: Language
  /** The content's version, so that a newer menu can be told from this one. */
  readonly version: string
  readonly menu: readonly MenuItem[]
  /** Best sellers that come first, by name (MENU-8). */
  readonly preferred: readonly string[]
}

/** The menu with its categories; the island that carries the dishes and wakes the page (MENU-1 to MENU-9). */
export function MenuSection({ language, version, menu: ofPage, preferred }: MenuSectionProps): ReactNode {
  useWakePage(language, version, ofPage, PARTS)
  const menu = useMenu(ofPage)
  const filter = useFilter()
  const [shown, setShown] = useState<MenuItem | null>(null)
  const [isChosen, setIsChosen] = useState(false)
  const grid = useRef<HTMLDivElement>(null)

  const choose = (chosen: Filter): void => {
    chooseFilter(chosen)
    setIsChosen(true)
    if (window.innerWidth > NARROW_PX || grid.current === null) return
    const top = grid.current.getBoundingClientRect().top + window.scrollY - GRID_OFFSET_PX
    window.scrollTo({ top, behavior: scrollBehavior() })
  }

  return (
    <WordsProvider language={language}>
      <section id="menu" className={styles['menu']} aria-labelledby="menu-title">
        <div className={styles['strip']} />
        <MenuTitle />
        <CategoryRow chosen={filter} onChoose={choose} />
        <ClosedNote />
        <div ref={grid} className={styles['grid']} data-menu-grid data-chosen={isChosen}>
          <DishGroups menu={menu} filter={filter} preferred={preferred} onShow={setShown} />
        </div>
        {shown && (
          <DishPopup
            item={menu.find((item) => item.id === shown.id) ?? shown}
            onClose={() => {
              setShown(null)
            }}
          />
        )}
        <BasketBar />
      </section>
    </WordsProvider>
  )
}

function MenuTitle(): ReactNode {
  const { words } = useWords()
  return (
    <h2 id="menu-title" className={styles['title']}>
      {words.menu.title}
    </h2>
  )
}
