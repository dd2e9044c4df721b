import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { Icon } from '#ui/Icon.tsx'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './LastOrderLink.module.css'

interface LastOrderLinkProps {
  readonly language: Language
  /** Whether the server renders it, which can't know what a browser keeps: style sheets show it where it keeps an order. */
  readonly isStatic?: boolean
}

/** Leads to the card of the last order, which says what is no longer there and orders it again. */
export function LastOrderLink({ language, isStatic }: LastOrderLinkProps): ReactNode {
  return (
    <a className={styles.link} data-static={isStatic} href={getPath('orderCard', language)}>
      <Icon name="clock" size={20} />
      {getCheckoutMessages(language).remember.sameAsLastTime}
    </a>
  )
}
