import type { Language } from '#core/text/language.ts'
import { getShopAt, type ClientSchedule } from '#shop/domain/client-schedule.ts'
import { formatClosedNotice, type ClosedNotice } from '#shop/messages/format-closed-notice.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'

/**
 * The banner of a closed shop before the page has started; the style sheet shows it by `data-shop`. Null if
 * the days differ, or for a reason to be closed, because the customer's clock decides then which text is true, and for a shop that never
 * opens or never closes.
 */
export function toInitialClosedNotice(language: Language, schedule: ClientSchedule): ClosedNotice | null {
  const [day, ...others] = schedule.open
  if (day === undefined || others.length > 0 || schedule.reasons !== undefined) return null
  const shop = getShopAt(schedule, day.until)
  return shop.isOpen ? null : formatClosedNotice(getShopMessages(language), 'closedOrdering', shop)
}
