import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#browser/controls/plain-click.ts'
import { SECTIONS, getPath, type Page, type Section } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useSiteMessages } from '../messages/site-messages.ts'
import { getAddressBasket } from '#order/link/state/basket-address.ts'
import { saveTargetSection, useActiveSection } from '../state/scroll-spy.ts'
import styles from './SectionLinks.module.css'

interface SectionLinksProps {
  readonly page: Page
  readonly variant: 'bar' | 'sheet'
}

/** Links to the sections of home; on home the visible section is marked as current. */
export function SectionLinks({ page, variant }: SectionLinksProps): ReactNode {
  const language = useLanguage()
  const messages = useSiteMessages()
  const activeSection = useActiveSection()

  const openSection = (event: MouseEvent, section: Section): void => {
    if (page === 'home' || !isPlainClick(event)) return
    event.preventDefault()
    saveTargetSection(section)
    window.location.assign(getPath('home', language) + getAddressBasket())
  }

  return (
    <nav aria-label={messages.site.mainNavigation} className={styles.links} data-variant={variant}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={page === 'home' ? `#${section}` : getPath('home', language, section)}
          aria-current={page === 'home' && activeSection === section ? 'location' : undefined}
          onClick={(event) => {
            openSection(event, section)
          }}
        >
          {messages.nav[section]}
        </a>
      ))}
    </nav>
  )
}
