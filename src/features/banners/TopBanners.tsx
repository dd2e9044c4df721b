import type { ReactNode } from 'react'
import { publishHeight } from '../../hooks/publish-height.ts'
import type { Language } from '../../domain/language.ts'
import type { Page } from '../../domain/routes.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import { useAnnouncement } from '../../state/live-region-store.ts'
import { useToast } from '../../state/toast-store.ts'
import { PromoBanner } from './PromoBanner.tsx'
import { ClosedBanner } from './ClosedBanner.tsx'
import styles from './TopBanners.module.css'
import { ShowOfferButton } from './ShowOfferButton.tsx'

/** The page keeps room for them (BAN-1): as much as is known before they come, more where they need more. */
const tellBannersHeight = publishHeight('--banners-height')

/** What lies over the page: the banners at its top, short messages at its foot, and what is only said aloud. */
export function TopBanners({ language, page }: { language: Language; page: Page }): ReactNode {
  const toast = useToast()
  const announcement = useAnnouncement()
  return (
    <MessagesProvider language={language}>
      <div ref={tellBannersHeight} className={styles.banners}>
        <ClosedBanner />
        {page === 'home' && <PromoBanner />}
      </div>
      {page === 'home' && <ShowOfferButton />}
      <div role="status" className={styles.toasts}>
        {toast && (
          <p key={toast.id} className={styles.toast}>
            {toast.text}
          </p>
        )}
      </div>
      <div aria-live="polite" className="visually-hidden" data-testid="announcer">
        {announcement}
      </div>
    </MessagesProvider>
  )
}
