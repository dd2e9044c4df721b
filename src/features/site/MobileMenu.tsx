import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { trapFocus } from '../../hooks/trap-focus.ts'
import type { Page } from '../../domain/routes.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { menuIcon, xIcon } from '../../ui/icons.ts'
import styles from './MobileMenu.module.css'
import { SectionLinks } from './SectionLinks.tsx'

interface MobileMenuProps {
  readonly page: Page
  readonly hasGallery: boolean
}

/** The links on narrow screens, behind a hamburger (NAV-8). The bar stays in reach while the sheet is open. */
export function MobileMenu({ page, hasGallery }: MobileMenuProps): ReactNode {
  const { messages } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = useCallback((): void => {
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const bar = button.current?.closest('header')
    if (!isOpen || !bar) return undefined
    const letGo = trapFocus(bar, close)
    // Every link of the bar takes the visitor somewhere else, the language toggle too (NAV-5).
    const closeForLink = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a') !== null) close()
    }
    bar.addEventListener('click', closeForLink)
    return () => {
      bar.removeEventListener('click', closeForLink)
      letGo()
    }
  }, [isOpen, close])

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={messages.nav.menuButton}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? <Icon icon={xIcon} size={26} /> : <Icon icon={menuIcon} size={26} />}
      </button>
      {isOpen && <div className={styles.overlay} onClick={close} />}
      <div id="mobile-menu" className={styles.sheet} hidden={!isOpen}>
        <SectionLinks page={page} hasGallery={hasGallery} variant="sheet" />
      </div>
    </div>
  )
}
