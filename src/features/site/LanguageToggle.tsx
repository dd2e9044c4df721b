import type { MouseEvent, ReactNode } from 'react'
import { getOtherLanguage } from '../../domain/language.ts'
import { getTogglePath, type Page } from '../../domain/routes.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { saveForLanguageSwitch, saveLanguage } from '../../state/language-switch.ts'
import styles from './LanguageToggle.module.css'

/** A link to the same page in the other language, called by that language's own name (APP-5, NAV-5). */
export function LanguageToggle({ page }: { page: Page }): ReactNode {
  const { language } = useMessages()
  const other = getOtherLanguage(language)
  const saveState = (event: MouseEvent<HTMLAnchorElement>): void => {
    saveLanguage(other)
    // What opens in a tab of its own starts afresh there, and leaves this page as it is.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    saveForLanguageSwitch()
    event.currentTarget.hash = window.location.hash
  }
  return (
    <a
      className={styles.toggle}
      href={getTogglePath(page, other)}
      hrefLang={other}
      lang={other}
      onClick={saveState}
      onAuxClick={saveState}
    >
      {languageNames[other]}
    </a>
  )
}
