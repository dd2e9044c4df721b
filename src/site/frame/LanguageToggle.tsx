import type { MouseEvent, ReactNode } from 'react'
import { MIDDLE_BUTTON } from '#browser/controls/double-click-guard.ts'
import { isBasketFragment } from '#order/link/is-basket-fragment.ts'
import { getOtherLanguage } from '#core/text/language.ts'
import { getTogglePath, type Page } from '#core/routes.ts'
import { languageNames } from '#i18n/language-names.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { saveForLanguageSwitch, saveLanguage } from '../state/language-switch.ts'
import styles from './LanguageToggle.module.css'

interface LanguageToggleProps {
  readonly page: Page
  /** Of the page of a dish. */
  readonly dishId?: string | undefined
}

export function LanguageToggle({ page, dishId }: LanguageToggleProps): ReactNode {
  const language = useLanguage()
  const other = getOtherLanguage(language)
  const saveState = (event: MouseEvent<HTMLAnchorElement>): void => {
    // `auxclick` is also the right button, which only opens a menu.
    if (event.button > MIDDLE_BUTTON) return
    saveLanguage(other)
    // A new tab starts with its own session: only the language is saved.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    saveForLanguageSwitch()
    // A basket that is not stored is in the link already.
    if (!isBasketFragment(event.currentTarget.hash)) event.currentTarget.hash = window.location.hash
  }
  return (
    <a
      className={styles.toggle}
      href={getTogglePath(page, other, dishId)}
      hrefLang={other}
      lang={other}
      onClick={saveState}
      onAuxClick={saveState}
    >
      {languageNames[other]}
    </a>
  )
}
