import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { holdFocus } from '../../browser/hold-focus.ts'
import type { Page } from '../../domain/site-path.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from './MobileMenu.module.css'
import { SectionLinks } from './SectionLinks.tsx'

interface MobileMenuProps {
  readonly page: Page | 'other'
  readonly hasGallery: boolean
}

/** The links on narrow screens, behind a hamburger (NAV-8). The bar stays in reach while the sheet is open. */
export function MobileMenu({ page, hasGallery }: MobileMenuProps): ReactNode {
  const { words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const bar = button.current?.closest('header')
    return isOpen && bar ? holdFocus(bar) : undefined
  }, [isOpen])

  const close = (): void => {
    setIsOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) close()
  }

  return (
    <div className={styles['menu']} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={words.nav.menuButton}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? <X aria-hidden size={26} /> : <Menu aria-hidden size={26} />}
      </button>
      {isOpen && <div className={styles['overlay']} data-overlay onClick={close} />}
      <div id="mobile-menu" className={styles['sheet']} hidden={!isOpen}>
        <SectionLinks
          page={page}
          hasGallery={hasGallery}
          place="sheet"
          onChoose={() => {
            setIsOpen(false)
          }}
        />
      </div>
    </div>
  )
}
