import type { ReactNode } from 'react'
import { BACK_TO_TOP_PX } from '../../domain/specification.ts'
import { getScrollBehavior } from '../../hooks/reduced-motion.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useIsScrolledBeyond } from '../../state/scroll-spy.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './BackToTop.module.css'

/** Scrolls to the top and moves the focus there. */
export function BackToTop(): ReactNode {
  const { messages } = useMessages()
  const isShown = useIsScrolledBeyond(BACK_TO_TOP_PX)
  if (!isShown) return null
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
