import { Tag, X } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { onReturnFromCache } from '../../browser/wake-ups.ts'
import { useWords } from '../../messages/words-context.tsx'
import { dismissPromo, recallPromo, restorePromo, usePromo } from '../../state/promo.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PromoBanner.module.css'

/** The offer of the house. It can be put away for this visit, and called back (BAN-2, BAN-3). */
export function PromoBanner(): ReactNode {
  const { words } = useWords()
  const promo = usePromo()
  const recall = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const wasUsed = useRef(false)
  useEffect(() => {
    restorePromo()
    onReturnFromCache(restorePromo)
  }, [])
  // The button that was pressed is gone: the focus goes to the one that takes it back.
  useEffect(() => {
    if (!wasUsed.current) return
    if (promo === 'hidden') recall.current?.focus({ preventScroll: true })
    if (promo === 'entering') close.current?.focus({ preventScroll: true })
  }, [promo])
  const use = (action: () => void) => () => {
    wasUsed.current = true
    action()
  }
  if (promo === 'hidden') {
    return (
      <button ref={recall} type="button" className={styles['recall']} onClick={use(recallPromo)}>
        <Icon of={Tag} size={18} />
        {words.promo.show}
      </button>
    )
  }
  return (
    <section className={styles['banner']} aria-label={words.promo.name} data-promo-banner data-state={promo}>
      <Icon of={Tag} size={22} />
      <p className={styles['text']}>{words.promo.text}</p>
      <button
        ref={close}
        type="button"
        className={styles['close']}
        aria-label={words.promo.hide}
        onClick={use(dismissPromo)}
      >
        <Icon of={X} size={20} />
      </button>
    </section>
  )
}
