import type { ReactNode } from 'react'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { Figure } from '#ui/Figure.tsx'

interface AskAboutAllergensProps {
  /** What stands before the number. */
  readonly text: string
  readonly phone: string
  /** In the server's HTML, which no component updates. */
  readonly isStatic?: boolean
}

/** 'Ask us about allergens: +971 50 000 0000', with a link that calls the restaurant. */
export function AskAboutAllergens({ text, phone, isStatic = false }: AskAboutAllergensProps): ReactNode {
  return (
    <>
      {text}{' '}
      <a href={toPhoneUrl(phone)} data-live={isStatic ? 'phone' : undefined}>
        <Figure>{phone}</Figure>
      </a>
    </>
  )
}
