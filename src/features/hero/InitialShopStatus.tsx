import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { getShopState, type ShopSchedule } from '../../domain/shop-schedule.ts'
import { getStatusText } from '../../i18n/closed-words.ts'
import { getMessages } from '../../i18n/messages.ts'

/**
 * The status line before the page has started. It depends on the customer's clock, so the HTML has
 * both texts; the style sheet shows the one that `data-shop` of <html> names. Where the days differ
 * there are more than two texts: then the line waits for the page.
 */
export function InitialShopStatus({ language, schedule }: { language: Language; schedule: ShopSchedule }): ReactNode {
  if (schedule.open.length > 1) return null
  const { from, until } = schedule.open[0] ?? { from: 0, until: 0 }
  const getText = (minute: number): string => getStatusText(getMessages(language), getShopState(schedule, minute))
  return (
    <>
      <span data-state="open">{getText(from)}</span>
      <span data-state="closed">{getText(until)}</span>
    </>
  )
}
