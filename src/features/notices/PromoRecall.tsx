import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { recallPromo, takeFocus, usePromo } from '../../state/promo.ts'
import { Icon } from '../../ui/Icon.tsx'
import { tagIcon } from '../../ui/icons.ts'
import styles from './PromoRecall.module.css'

/** Calls the offer back; it stands at the top of the page and scrolls away with it (BAN-3). */
export function PromoRecall(): ReactNode {
  const { words } = useWords()
  if (usePromo() !== 'hidden') return null
  return (
    <button ref={takeFocus} type="button" className={styles['recall']} onClick={recallPromo}>
      <Icon icon={tagIcon} size={18} />
      {words.promo.show}
    </button>
  )
}
