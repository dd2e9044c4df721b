import type { ReactNode } from 'react'
import { tellHeight } from '../../browser/tell-height.ts'
import type { Language } from '../../domain/language.ts'
import type { Page } from '../../domain/site-path.ts'
import { WordsProvider } from '../../messages/words-context.tsx'
import { useAnnouncement } from '../../state/announcements.ts'
import { useToast } from '../../state/toasts.ts'
import { PromoBanner } from './PromoBanner.tsx'
import { ClosedBanner } from './ClosedBanner.tsx'
import styles from './Notices.module.css'
import { PromoRecall } from './PromoRecall.tsx'

/** The page keeps room for them (BAN-1): as much as is known before they come, more where they need more. */
const tellBannersHeight = tellHeight('--banners-height')

/** What lies over the page: the banners at its top, short messages at its foot, and what is only said aloud. */
export function Notices({ language, page }: { language: Language; page: Page | 'other' }): ReactNode {
  const toast = useToast()
  const announcement = useAnnouncement()
  return (
    <WordsProvider language={language}>
      <div ref={tellBannersHeight} className={styles['banners']}>
        <ClosedBanner />
        {page === 'home' && <PromoBanner />}
      </div>
      {page === 'home' && <PromoRecall />}
      <div role="status" className={styles['toasts']}>
        {toast && (
          <p key={toast.id} className={styles['toast']}>
            {toast.text}
          </p>
        )}
      </div>
      <div aria-live="polite" className="visually-hidden" data-announcer>
        {announcement}
      </div>
    </WordsProvider>
  )
}
