import { EVENTS_PATH, formatReport, type CountedEvent } from '#core/counted-events.ts'
import type { DocumentDataset } from '../page/document-attributes.ts'
import { runOptional } from './run-optional.ts'

/** Reports an event where the server counts them. Never throws: a click that orders may depend on it. */
export function reportEvent(event: CountedEvent): void {
  const { countsEvents: language }: DocumentDataset = document.documentElement.dataset
  // Where a user or a privacy tool has switched the beacon off, it may be missing, no function, or throw.
  if (language === undefined || typeof navigator.sendBeacon !== 'function') return
  runOptional(() => navigator.sendBeacon(EVENTS_PATH, formatReport(event, language)))
}
