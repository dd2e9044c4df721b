import type { RequestListener } from 'node:http'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { COUNTED_EVENTS, type EventReport } from '#core/counted-events.ts'
import { LANGUAGES } from '#core/text/language.ts'

/** The numbers of this process since its start; docs/operations.md says what each means. */
export interface SiteMetrics {
  readonly countEvent: (report: EventReport) => void
  readonly countDroppedEvent: () => void
  readonly countFailedFetch: () => void
  readonly countFailedPublishing: () => void
  /** Returns the listener with its responses measured. */
  readonly measure: (listener: RequestListener) => RequestListener
  /** Answers `GET /metrics` in the text format of Prometheus, to programs that address this machine as itself. */
  readonly listener: RequestListener
}

/** From a cached page to a request that gives up. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A page of another site, whose name was made to lead here, sends its own. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i

/** `getContentAge` returns the seconds since Contentful last confirmed the menu; null without one. */
export function createSiteMetrics(getContentAge: () => number | null): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  const events = new Counter({
    name: 'site_events_total',
    help: 'Events that browsers have reported.',
    labelNames: ['event', 'language'],
    registers,
  })
  // A rate needs the zero before the first event.
  for (const event of COUNTED_EVENTS) for (const language of LANGUAGES) events.inc({ event, language }, 0)
  const droppedEvents = new Counter({
    name: 'site_events_dropped_total',
    help: 'Reported events that were not counted, because they came too fast.',
    registers,
  })
  const failedFetches = new Counter({
    name: 'site_content_fetch_failures_total',
    help: 'Fetches of the content that failed.',
    registers,
  })
  const failedPublishings = new Counter({
    name: 'site_publishing_failures_total',
    help: 'Pages that could not be rendered or written.',
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['status'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const contentAge = new Gauge({
    name: 'site_content_age_seconds',
    help: 'Time since Contentful last confirmed the menu; NaN without a menu.',
    registers,
    collect: () => {
      contentAge.set(getContentAge() ?? NaN)
    },
  })

  return {
    countEvent: ({ event, language }) => events.inc({ event, language }),
    countDroppedEvent: () => droppedEvents.inc(),
    countFailedFetch: () => failedFetches.inc(),
    countFailedPublishing: () => failedPublishings.inc(),
    measure: (listener) => (request, response) => {
      const startedAt = performance.now()
      response.once('finish', () => {
        durations.observe({ status: response.statusCode }, (performance.now() - startedAt) / 1000)
      })
      listener(request, response)
    },
    listener: (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics' || !LOOPBACK.test(request.headers.host ?? '')) {
        response.writeHead(404).end()
        return
      }
      void registry
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
    },
  }
}
