import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatClosedNotice, type ClosedNotice } from '#shop/messages/describe-shop.ts'
import { useShop } from '#shop/state/shop-store.ts'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ClosedBanner.module.css'

interface ClosedBannerProps {
  /** What the server's HTML says, shown while the shop is closed; null for nothing. */
  readonly initial: ClosedNotice | null
  /** The owner's message while the shop is open. */
  readonly openNotice: string | undefined
}

/**
 * What the shop is like now: closed, or open with a message of the owner.
 * The live region is always in the document, so that closing is announced. The notice that is there from
 * the start keeps its element, so that it is painted once.
 */
export function ClosedBanner({ initial, openNotice }: ClosedBannerProps): ReactNode {
  const language = useLanguage()
  const shop = useShop()
  const closed = shop?.isOpen === false ? formatClosedNotice(shop, 'closedOrdering', language) : null
  const notice = shop === null ? initial : closed
  return (
    <div role="status" className={styles.region} data-testid="closed-banner">
      {notice !== null && (
        <p className={styles.banner} data-initial={shop === null || undefined}>
          <Icon name="clock" size={22} />
          <span>
            <HoursSentence text={notice.text} />{' '}
            {notice.opening !== undefined && <strong className={styles.opening}>{keepFigures(notice.opening)}</strong>}
          </span>
        </p>
      )}
      {openNotice !== undefined && shop?.isOpen !== false && (
        <p className={styles.openNotice} data-open-notice="">
          <Icon name="info" size={22} />
          <span>{keepFigures(openNotice)}</span>
        </p>
      )}
    </div>
  )
}
