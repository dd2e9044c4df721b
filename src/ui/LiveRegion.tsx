import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import styles from './LiveRegion.module.css'

interface LiveRegionProps {
  readonly announcement: string
  /** Shown and announced. */
  readonly toast: { readonly id: number; readonly text: string } | null
}

/**
 * Announces and shows messages. A modal dialog needs its own: content outside of it is neither
 * announced nor visible above its backdrop.
 */
export function LiveRegion({ announcement, toast }: LiveRegionProps): ReactNode {
  return (
    <>
      <div role="status" className={styles.toasts}>
        {toast && (
          <p key={toast.id} className={styles.toast}>
            {keepFigures(toast.text)}
          </p>
        )}
      </div>
      <div aria-live="polite" className="visually-hidden" data-testid="announcer">
        {announcement}
      </div>
    </>
  )
}
