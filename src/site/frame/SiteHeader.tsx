import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { publishHeight } from '#browser/page/publish-height.ts'
import type { Language } from '#core/text/language.ts'
import type { Page } from '#core/routes.ts'
import { BACK_TO_TOP_PX, SCROLLED_PX } from '#core/specification.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { useIsScrolledBeyond } from '../state/scroll-spy.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { CartButton } from './CartButton.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import styles from './SiteHeader.module.css'

interface SiteHeaderProps {
  readonly language: Language
  readonly page: Page
  /** Of the page of a dish. */
  readonly dishId?: string | undefined
  /** The restaurant's short name. */
  readonly name: string
}

const loadBackToTop = createLazyModule(() => import('./BackToTop.tsx'))

const barRef = publishHeight('--bar-height')

export function SiteHeader({ language, page, dishId, name }: SiteHeaderProps): ReactNode {
  const isScrolled = useIsScrolledBeyond(SCROLLED_PX)
  const isFarDown = useIsScrolledBeyond(BACK_TO_TOP_PX) && page !== 'notFound'
  const wayBack = useLazyModule(loadBackToTop, isFarDown)
  return (
    <LanguageProvider language={language}>
      <header ref={barRef} className={styles.bar} data-scrolled={isScrolled} data-transparent={page === 'home'}>
        <Logo language={language} name={name} />
        <SectionLinks page={page} variant="bar" />
        <div className={styles.tools}>
          <LanguageToggle page={page} dishId={dishId} />
          <CartButton page={page} />
          <OptionalPart>
            <MobileMenu page={page} />
          </OptionalPart>
        </div>
      </header>
      <OptionalPart>{isFarDown && wayBack !== null && <wayBack.BackToTop />}</OptionalPart>
    </LanguageProvider>
  )
}
