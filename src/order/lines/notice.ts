import type { MenuItem } from '#menu/domain/menu.ts'
import type { LaterOptions } from '../fields/order-options.ts'
import { GRACE_MINUTES } from '../fields/wanted/wanted-time.ts'

type Noticed = Pick<MenuItem, 'noticeHours'>
const HOUR_MS = 60 * 60_000

/**
 * Whether an order for `at` leaves less time than a dish needs, with the grace of a time that was chosen earlier. `at`
 * and `now` in ms since the epoch.
 */
export function isTooSoon({ noticeHours = 0 }: Noticed, at: number, now: number): boolean {
  return noticeHours > 0 && at < now + noticeHours * HOUR_MS - GRACE_MINUTES * 60_000
}

/** The options of an order with these lines: its earliest time is that of the dish that needs the longest notice. */
export function withNotice(later: LaterOptions, lines: readonly { readonly item: Noticed }[]): LaterOptions {
  const noticeMinutes = Math.max(0, ...lines.map(({ item: { noticeHours = 0 } }) => noticeHours * 60))
  return noticeMinutes > later.leadMinutes ? { ...later, leadMinutes: noticeMinutes } : later
}
