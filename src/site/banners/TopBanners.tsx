import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { publishHeight } from '#browser/page/publish-height.ts'
import type { Language } from '#core/text/language.ts'
import type { Page } from '#core/routes.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { useAnnouncement, useToast } from '#browser/stores/page-messages-store.ts'
import type { ClosedNotice } from '#shop/messages/describe-shop.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import { usePromo } from '../state/promo-store.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { PromoBanner } from './PromoBanner.tsx'
import { ClosedBanner } from './ClosedBanner.tsx'
import styles from './TopBanners.module.css'

/**
 * The page reserves the expected height before the banners render; this corrects it if they are
 * higher.
 */
const bannersRef = publishHeight('--banners-height')

// Needed once the banner has been dismissed.
const loadShowOffer = createLazyModule(() => import('./ShowOfferButton.tsx'))

interface TopBannersProps {
  readonly language: Language
  readonly page: Page
  /** The rendered offer: '' for none. */
  readonly offer: string
  readonly offerDetail?: string | undefined
  /** The rendered message of an open shop. */
  readonly notice?: string | undefined
  readonly initialClosed?: ClosedNotice | null
}

/** Everything over the page: banners at the top, toasts at the bottom, the live region. */
export function TopBanners({ language, page, initialClosed = null, ...rendered }: TopBannersProps): ReactNode {
  const shopInfo = useShopInfo()
  const { offer, offerDetail, notice } = shopInfo === null || shopInfo.offer === null ? rendered : shopInfo
  const hasOffer = page === 'home' && offer !== null && offer !== ''
  const promo = usePromo()
  const showOffer = useLazyModule(loadShowOffer, promo !== 'shown' && hasOffer)
  return (
    <LanguageProvider language={language}>
      <div ref={bannersRef} className={styles.banners} data-banner-stack>
        <ClosedBanner initial={initialClosed} openNotice={notice} />
        <OptionalPart>{hasOffer && <PromoBanner text={offer} detail={offerDetail} />}</OptionalPart>
      </div>
      <OptionalPart>
        {hasOffer && promo === 'hidden' && showOffer !== null && <showOffer.ShowOfferButton />}
      </OptionalPart>
      <LiveRegion announcement={useAnnouncement()} toast={useToast()} />
    </LanguageProvider>
  )
}
