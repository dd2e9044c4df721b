import type { ReactNode } from 'react'
import type { Language, LocalText } from '../domain/language.ts'

interface LocalizedTextProps {
  readonly text: LocalText
  /** The language around it: text in another one is marked as such (APP-2, C24). */
  readonly pageLanguage: Language
}

/** Text that the owner wrote, isolated so that it can't disturb the order of what stands beside it (APP-7, V10). */
export function LocalizedText({ text, pageLanguage: pageLanguage }: LocalizedTextProps): ReactNode {
  if (text.language === pageLanguage) return <bdi>{text.text}</bdi>
  return (
    <bdi lang={text.language} dir={text.language === 'ar' ? 'rtl' : 'ltr'}>
      {text.text}
    </bdi>
  )
}
