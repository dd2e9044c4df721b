import type { ReactNode } from 'react'
import { getScrollBehavior } from '#browser/device/reduced-motion.ts'
import { useSiteMessages } from '../messages/site-messages.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './BackToTop.module.css'

/** Scrolls to the top and moves the focus there. */
export function BackToTop(): ReactNode {
  const messages = useSiteMessages()
  return (
    <button
      type="button"
      className={styles.button}
      data-back-to-top
      aria-label={messages.site.backToTop}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: getScrollBehavior() })
        document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrow-up" size={22} />
    </button>
  )
}
