import type { ReactNode } from 'react'
import type { Language, LocalText } from '../domain/language.ts'

interface LocalizedTextProps {
  readonly text: LocalText
  /** Text in another language gets `lang` and `dir`. */
  readonly pageLanguage: Language
}

/** The owner's text, isolated so that it cannot reorder its surroundings. */
export function LocalizedText({ text, pageLanguage }: LocalizedTextProps): ReactNode {
  if (text.language === pageLanguage) return <bdi>{text.text}</bdi>
  return (
    <bdi lang={text.language} dir={text.language === 'ar' ? 'rtl' : 'ltr'}>
      {text.text}
    </bdi>
  )
}
