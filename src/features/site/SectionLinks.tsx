import type { MouseEvent, ReactNode } from 'react'
import { SECTIONS, getPath, type Page, type Section } from '../../domain/routes.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { saveTargetSection, useActiveSection } from '../../state/scroll-spy.ts'
import styles from './SectionLinks.module.css'

interface SectionLinksProps {
  readonly page: Page
  readonly hasGallery: boolean
  readonly variant: 'bar' | 'sheet'
}

/** The links to the sections of home; the one in view is marked there (NAV-1 to NAV-3). */
export function SectionLinks({ page, hasGallery, variant: variant }: SectionLinksProps): ReactNode {
  const { language, messages } = useMessages()
  const inView = useActiveSection()
  const sections = SECTIONS.filter((section) => section !== 'gallery' || hasGallery)

  const choose = (event: MouseEvent, section: Section): void => {
    if (page === 'home' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    saveTargetSection(section)
    window.location.assign(getPath('home', language))
  }

  return (
    <nav aria-label={messages.site.mainNavigation} className={styles.links} data-variant={variant}>
      {sections.map((section) => (
        <a
          key={section}
          href={page === 'home' ? `#${section}` : getPath('home', language, section)}
          aria-current={page === 'home' && inView === section ? 'location' : undefined}
          onClick={(event) => {
            choose(event, section)
          }}
        >
          {messages.nav[section]}
        </a>
      ))}
    </nav>
  )
}
