import { useEffect, type ReactNode } from 'react'
import { onReturnFromCache } from '../../browser/wake-ups.ts'
import { useWords } from '../../messages/words-context.tsx'
import { dismissPromo, restorePromo, takeFocus, usePromo } from '../../state/promo.ts'
import { Icon } from '../../ui/Icon.tsx'
import { tagIcon, xIcon } from '../../ui/icons.ts'
import styles from './PromoBanner.module.css'

/** The offer of the house; it can be put away for this visit (BAN-2, BAN-3). */
export function PromoBanner(): ReactNode {
  const { words } = useWords()
  const promo = usePromo()
  useEffect(() => {
    restorePromo()
    onReturnFromCache(restorePromo)
  }, [])
  if (promo === 'hidden') return null
  return (
    <section className={styles['banner']} aria-label={words.promo.name} data-promo-banner data-state={promo}>
      <Icon icon={tagIcon} size={22} />
      <p className={styles['text']}>{words.promo.text}</p>
      <button
        ref={takeFocus}
        type="button"
        className={styles['close']}
        aria-label={words.promo.hide}
        onClick={dismissPromo}
      >
        <Icon icon={xIcon} size={20} />
      </button>
    </section>
  )
}
