import type { ReactNode } from 'react'
import { getDirection, type Language, type LocalText } from '#core/text/language.ts'
import { keepFigures } from '#core/text/keep-figures.ts'

interface LocalizedTextProps {
  readonly text: LocalText
  /** Text in another language gets `lang` and `dir`. */
  readonly pageLanguage: Language
  /** True where the text fills a block of its own, so that it has nothing beside it to reorder. */
  readonly isAlone?: boolean
}

/** The owner's text, isolated so that it cannot reorder its surroundings. */
export function LocalizedText({ text, pageLanguage, isAlone = false }: LocalizedTextProps): ReactNode {
  const shown = keepFigures(text.text)
  if (text.language === pageLanguage) return isAlone ? shown : <bdi>{shown}</bdi>
  return (
    <bdi lang={text.language} dir={getDirection(text.language)}>
      {shown}
    </bdi>
  )
}
