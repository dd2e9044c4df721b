import type { ReactNode } from 'react'
import type { Language, LocalText } from '../core/text/language.ts'
import { keepFigures } from '../core/text/keep-figures.ts'

interface LocalizedTextProps {
  readonly text: LocalText
  /** Text in another language gets `lang` and `dir`. */
  readonly pageLanguage: Language
}

/** The owner's text, isolated so that it cannot reorder its surroundings. */
export function LocalizedText({ text, pageLanguage }: LocalizedTextProps): ReactNode {
  const shown = keepFigures(text.text)
  if (text.language === pageLanguage) return <bdi>{shown}</bdi>
  return (
    <bdi lang={text.language} dir={text.language === 'ar' ? 'rtl' : 'ltr'}>
      {shown}
    </bdi>
  )
}
