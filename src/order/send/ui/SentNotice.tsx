import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useRemember, type SentOrder } from '../../remember/state/remember-actions.ts'
import type { HandOff } from '../hand-off.ts'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { HereLink } from './HereLink.tsx'
import { LastOrderLink } from '../../remember/ui/LastOrderLink.tsx'
import { RememberSentOrder } from '../../remember/ui/RememberSentOrder.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import styles from './SentNotice.module.css'

interface SentNoticeProps {
  readonly order: SentOrder & { readonly handOff: HandOff | null }
  /** Brings the order back. */
  readonly onTakeBack: () => void
}

/** Thanks a customer who says that the order was sent; it can be taken back until the page is left. */
export function SentNotice({ order, onTakeBack }: SentNoticeProps): ReactNode {
  const { handOff } = order
  const number = handOff && handOff.ref
  const language = useLanguage()
  const { handOff: messages } = useOnDemandMessages()
  const { remembered } = useRemember()
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <BrandIcon name="whatsapp" size={36} />
      </span>
      <p role="status" className={styles.thanks}>
        {number === null ? messages.thanks : messages.thanksWithNumber(number)}
      </p>
      {handOff !== null && <HereLink handOff={handOff} />}
      <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
        {messages.backToMenu}
      </a>
      {remembered !== null && <LastOrderLink language={language} />}
      <div className={styles.more}>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */}
        <button type="button" className={styles.small} autoFocus onClick={onTakeBack}>
          {messages.notSent}
        </button>
        <ReviewLink />
      </div>
      <RememberSentOrder order={order} />
    </div>
  )
}
