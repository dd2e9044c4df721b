import type { Language } from '../../core/text/language.ts'
import { getShopAt, type ClientSchedule } from '../../shop/domain/client-schedule.ts'
import { formatClosedNotice, type ClosedNotice } from '../../shop/messages/format-closed-notice.ts'
import { getShopMessages } from '../../shop/messages/shop-messages.ts'

/**
 * The banner of a closed shop before the page has started; the style sheet shows it by `data-shop`. Null if
 * the days differ: the customer's clock decides then which text is true, and the banner stays empty until
 * the page has started.
 */
export function toInitialClosedNotice(language: Language, schedule: ClientSchedule): ClosedNotice | null {
  if (schedule.open.length > 1) return null
  const closingMinute = schedule.open[0]?.until ?? 0
  return formatClosedNotice(getShopMessages(language), 'closedOrdering', getShopAt(schedule, closingMinute))
}
