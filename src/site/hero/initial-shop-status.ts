import type { Language } from '#core/text/language.ts'
import { getShopAt, type ClientSchedule } from '#shop/domain/client-schedule.ts'
import { getStatusText } from '#shop/messages/format-closed-notice.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'

/** The status line before the page has started. The style sheet shows the text of `data-shop`. */
export interface InitialShopStatus {
  readonly open: string
  readonly closed: string
}

/**
 * Returns both texts, because the customer's clock decides which one is true. Null if the days
 * differ, or for a reason to be closed: there are more than two texts then, and the line stays empty until the page has started.
 */
export function toInitialShopStatus(language: Language, schedule: ClientSchedule): InitialShopStatus | null {
  if (schedule.open.length > 1 || schedule.reasons !== undefined) return null
  const { from, until } = schedule.open[0] ?? { from: 0, until: 0 }
  const getText = (minute: number): string => getStatusText(getShopMessages(language), getShopAt(schedule, minute))
  return { open: getText(from), closed: getText(until) }
}
