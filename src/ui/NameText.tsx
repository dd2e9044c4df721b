import type { ReactNode } from 'react'
import type { Language, LocalText } from '../domain/language.ts'

interface NameTextProps {
  readonly text: LocalText
  /** The language around it: text in another one is marked as such (APP-2, C24). */
  readonly around: Language
}

/** Text that the owner wrote, isolated so that it can't disturb the order of what stands beside it (APP-7, V10). */
export function NameText({ text, around }: NameTextProps): ReactNode {
  if (text.language === around) return <bdi>{text.text}</bdi>
  return (
    <bdi lang={text.language} dir={text.language === 'ar' ? 'rtl' : 'ltr'}>
      {text.text}
    </bdi>
  )
}
