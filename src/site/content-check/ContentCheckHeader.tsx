import type { ReactNode } from 'react'
import { getDirection, type Language } from '#core/text/language.ts'
import { languageNames } from '#i18n/language-names.ts'
import styles from './ContentCheckHeader.module.css'

interface ContentCheckHeaderProps {
  readonly otherLanguage: Language
  /** This page in that language. */
  readonly otherPath: string
  readonly children: ReactNode
}

export function ContentCheckHeader({ otherLanguage, otherPath, children }: ContentCheckHeaderProps): ReactNode {
  return (
    <header className={styles.bar}>
      {children}
      <a className={styles.language} href={otherPath} lang={otherLanguage} dir={getDirection(otherLanguage)}>
        {languageNames[otherLanguage]}
      </a>
    </header>
  )
}
