import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { formatClosedHours, type ClosedHours } from '../../domain/opening-hours.ts'
import { getMessages } from '../../i18n/messages.ts'
import styles from './ShopStatusLine.module.css'

interface ShopStatusLineProps {
  readonly language: Language
  readonly closedHours: ClosedHours
}

/**
 * 'Open now · until 4 am'. It depends on the customer's clock, so the HTML has both texts; the style
 * sheet shows the one that `data-shop` of <html> names.
 */
export function ShopStatusLine({ language, closedHours }: ShopStatusLineProps): ReactNode {
  const { hours: messages } = getMessages(language)

  const getText = (state: 'open' | 'closed'): string => {
    if (closedHours.kind === 'never') return messages.openAlways
    if (closedHours.kind === 'always') return messages.closed(formatClosedHours(closedHours) ?? '')
    return state === 'open' ? messages.openUntil(closedHours.from) : messages.opensAt(closedHours.to)
  }
  return (
    <p className={styles.status}>
      <span data-state="open">{getText('open')}</span>
      <span data-state="closed">{getText('closed')}</span>
    </p>
  )
}
