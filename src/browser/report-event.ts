import { EVENTS_PATH, formatReport, type CountedEvent } from '../core/counted-events.ts'
import type { DocumentDataset } from './document-attributes.ts'

/** Reports an event where the server counts them. Never throws: a click that orders may depend on it. */
export function reportEvent(event: CountedEvent): void {
  const { countsEvents: language }: DocumentDataset = document.documentElement.dataset
  // Some browsers have no beacon when their user has switched it off.
  if (language === undefined || !('sendBeacon' in navigator)) return
  navigator.sendBeacon(EVENTS_PATH, formatReport(event, language))
}
