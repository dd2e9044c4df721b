import { LANGUAGES, type Language } from './text/language.ts'

/** What browsers report to the server, which counts it: the event with the page's language, and nothing else. */
export const COUNTED_EVENTS = ['order-handed-over', 'form-refused', 'script-failed', 'menu-unavailable'] as const
export type CountedEvent = (typeof COUNTED_EVENTS)[number]

export interface EventReport {
  readonly event: CountedEvent
  readonly language: Language
}

/** Takes a report by POST. */
export const EVENTS_PATH = '/events'

/** The body of a report: 'order-handed-over ar'. */
export function formatReport(event: CountedEvent, language: string): string {
  return `${event} ${language}`
}

/** Returns null for anything but the body of a report. */
export function parseReport(body: string): EventReport | null {
  const [name, code, ...others] = body.split(' ')
  const event = COUNTED_EVENTS.find((each) => each === name)
  const language = LANGUAGES.find((each) => each === code)
  return event === undefined || language === undefined || others.length > 0 ? null : { event, language }
}
