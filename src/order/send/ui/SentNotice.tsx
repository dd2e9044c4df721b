import { useLayoutEffect, type ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { getPath } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { useClosedShop, useShopInfo } from '#shop/state/shop-store.ts'
import { OpeningAndPhone } from '#shop/ui/OpeningAndPhone.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
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

/**
 * What comes after 'Thank you', for a customer who says that the order was sent: its number, who answers and whom to
 * call. It can be taken back until the page is left.
 */
export function SentNotice({ order, onTakeBack }: SentNoticeProps): ReactNode {
  const { handOff } = order
  const number = handOff && handOff.ref
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { handOff: messages } = useOnDemandMessages()
  const info = useShopInfo()
  const isClosed = useClosedShop() !== null
  const title = `${restaurant.fullName[language]} – ${checkout.thanks}`
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  const { remembered } = useRemember()
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <BrandIcon name="whatsapp" size={36} />
      </span>
      <div role="status">
        {number !== null && (
          <p>
            {checkout.orderNumber}
            <bdi dir="ltr" className={styles.number}>
              {number}
            </bdi>
          </p>
        )}
        <div className={styles.reply}>
          <p>{messages.willReply}</p>
          {isClosed ? (
            <OpeningAndPhone />
          ) : (
            <a className={styles.call} href={toPhoneUrl(info?.phone ?? restaurant.phone)}>
              {messages.call}
            </a>
          )}
        </div>
      </div>
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
