import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { removedStore, undoRemoval } from '../state/removed-line.ts'
import { findLineControl } from '../../lines/ui/find-line.ts'
import styles from './RemovedLine.module.css'

/**
 * Says which line was removed and offers to undo it, above the foot of the window: nothing moves when it goes.
 * Screen readers are told of the removal elsewhere, so this is no live region.
 */
export function RemovedLine(): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const removed = useStore(removedStore, (state) => state.removed)
  if (removed === null) return null
  return (
    <div className={styles.toast}>
      <p>{checkout.removed(toLocalText(removed.name, language).text)}</p>
      <button
        type="button"
        className={styles.undo}
        onClick={() => {
          const lineId = undoRemoval()
          focusAfterRender(() => (lineId === null ? null : findLineControl(lineId)))
        }}
      >
        {checkout.undo}
      </button>
    </div>
  )
}
