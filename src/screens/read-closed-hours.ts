import { parseClosedHours, type ClosedHours } from '../domain/opening-hours.ts'
import { readSettings } from '../platform/settings.ts'

/** Returns the setting `CLOSED_HOURS`; 'off' means never closed. */
export function readClosedHours(): ClosedHours {
  return parseClosedHours(readSettings(process.env).closedHours) ?? { kind: 'never' }
}
