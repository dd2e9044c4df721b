import type { MouseEvent, ReactNode } from 'react'
import { SECTIONS, sitePath, type Page, type Section } from '../../domain/site-path.ts'
import { useWords } from '../../messages/words-context.tsx'
import { rememberSection, useSectionInView } from '../../state/scroll-position.ts'
import styles from './SectionLinks.module.css'

interface SectionLinksProps {
  readonly page: Page | 'other'
  readonly hasGallery: boolean
  readonly place: 'bar' | 'sheet'
}

/** The links to the sections of home; the one in view is marked there (NAV-1 to NAV-3). */
export function SectionLinks({ page, hasGallery, place }: SectionLinksProps): ReactNode {
  const { language, words } = useWords()
  const inView = useSectionInView()
  const sections = SECTIONS.filter((section) => section !== 'gallery' || hasGallery)

  const choose = (event: MouseEvent, section: Section): void => {
    if (page === 'home' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    rememberSection(section)
    window.location.assign(sitePath('home', language))
  }

  return (
    <nav aria-label={words.site.mainNavigation} className={styles['links']} data-place={place}>
      {sections.map((section) => (
        <a
          key={section}
          href={page === 'home' ? `#${section}` : sitePath('home', language, section)}
          aria-current={page === 'home' && inView === section ? 'location' : undefined}
          onClick={(event) => {
            choose(event, section)
          }}
        >
          {words.nav[section]}
        </a>
      ))}
    </nav>
  )
}
