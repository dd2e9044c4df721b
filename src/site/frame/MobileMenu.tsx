import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useCloseOnBack } from '#browser/page/close-on-back.ts'
import type { Page } from '#core/routes.ts'
import { useSiteMessages } from '../messages/site-messages.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MobileMenu.module.css'
import { SectionLinks } from './SectionLinks.tsx'

interface MobileMenuProps {
  readonly page: Page
}

/**
 * The links on narrow screens: a popover, which the browser opens and closes, also before
 * hydration. The bar stays in reach while it is open, the rest of the page does not.
 */
export function MobileMenu({ page }: MobileMenuProps): ReactNode {
  const messages = useSiteMessages()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    if (hasPopovers()) document.getElementById('mobile-menu')?.hidePopover()
    else setIsOpen(false)
  }
  useCloseOnBack(isOpen, close)

  // It may have been opened before hydration.
  const followIfOpen = useCallback((sheet: HTMLDivElement | null) => {
    if (!hasPopovers() || sheet?.matches(':popover-open') !== true) return
    setIsOpen(true)
    setPageInert(true)
  }, [])

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={messages.nav.menuButton}
        aria-expanded={isOpen}
        popoverTarget="mobile-menu"
        onClick={() => {
          if (!hasPopovers()) setIsOpen(!isOpen)
        }}
      >
        {isOpen ? <Icon name="x" size={26} /> : <Icon name="menu" size={26} />}
      </button>
      <div
        ref={followIfOpen}
        id="mobile-menu"
        className={styles.sheet}
        popover="auto"
        data-open={isOpen}
        onBeforeToggle={({ newState }) => {
          const isOpening = newState === 'open'
          setIsOpen(isOpening)
          setPageInert(isOpening)
          if (!isOpening) button.current?.focus({ preventScroll: true })
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) close()
        }}
      >
        <SectionLinks page={page} variant="sheet" />
      </div>
    </div>
  )
}

/** Firefox has had them since version 125. Without them the button alone opens and closes the menu. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

/** Everything but the bar with the menu. */
function setPageInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(:has(#mobile-menu)), header ~ *')) {
    element.inert = isInert
  }
}
