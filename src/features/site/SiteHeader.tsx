import type { ReactNode } from 'react'
import { publishHeight } from '../../hooks/publish-height.ts'
import type { Language } from '../../domain/language.ts'
import type { Page } from '../../domain/routes.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import { useIsScrolled } from '../../state/scroll-spy.ts'
import { BackToTop } from './BackToTop.tsx'
import { CartButton } from './CartButton.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import styles from './SiteHeader.module.css'

interface SiteHeaderProps {
  readonly language: Language
  readonly page: Page
  /** Without gallery images the page has no gallery section, and the bar no link to it. */
  readonly hasGallery: boolean
  readonly children?: ReactNode
}

const barRef = publishHeight('--bar-height')

export function SiteHeader({ language, page, hasGallery, children }: SiteHeaderProps): ReactNode {
  const isScrolled = useIsScrolled()
  return (
    <MessagesProvider language={language}>
      <header ref={barRef} className={styles.bar} data-scrolled={isScrolled} data-transparent={page === 'home'}>
        {children}
        {page !== 'notFound' && <BackToTop />}
        <SectionLinks page={page} hasGallery={hasGallery} variant="bar" />
        <div className={styles.tools}>
          <LanguageToggle page={page} />
          <CartButton page={page} />
          <MobileMenu page={page} hasGallery={hasGallery} />
        </div>
      </header>
    </MessagesProvider>
  )
}
