import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { runOptional } from '#browser/loading/run-optional.ts'
import { useCloseOnBack } from '#browser/page/close-on-back.ts'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly labelledBy: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal <dialog>, open while rendered. The browser provides Escape, the focus trap and returning
 * the focus; a click on the backdrop closes it, too, and so does Back.
 */
export function Dialog({ labelledBy, closeLabel, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()
  useCloseOnBack(true, close)
  // Once: a dialog that is rendered again after it was closed stays closed.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    runOptional(() => {
      element.showModal()
    })
    // Where that is refused it is shown within the page.
    element.open = true
  }, [])
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <Icon name="x" size={24} />
        </button>
        {children}
      </div>
    </dialog>
  )
}
