import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { restaurant } from '../../restaurant.config.ts'
import { createContentChecker } from '#content/check/content-checker.ts'
import { createContentStore } from '#content/store/content-store.ts'
import { isLoopback } from '#content/mapping/image-url.ts'
import { opensContentCheck } from '#platform/content-check-path.ts'
import { loadEnvFile } from '#platform/load-env-file.ts'
import { defaultHeaders } from '#platform/security-headers.ts'
import { checkProduction, readSettings, type Settings } from '#platform/settings.ts'
import { checkContentFile, connectToContent } from './connect-to-content.ts'
import { createImageSender } from './content-images.ts'
import { getContentAge, getHealth } from './health.ts'
import { createHttpServer, listen, toMaxConnections } from './http-server.ts'
import { createEventHandler } from './metrics/event-handler.ts'
import { loadOrderCounts } from './metrics/order-counts.ts'
import { createSiteMetrics } from './metrics/site-metrics.ts'
import { createContentCheckRenderer } from './render-content-check.ts'
import { createTextReply, sendReply } from './reply.ts'
import { createRequestHandler } from './request-handler.ts'
import { createSitePublisher, toPageSettings } from './site-publisher.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { createWebhookHandler } from './webhook.ts'

const CLOCK_MS = 60 * 1000
/** The numbers are for programs on this machine. */
const METRICS_HOST = '127.0.0.1'

/** Starts the site that was built to the folder `dist`. Rejects with a SettingsError for what the operator can mend. */
export async function startServer(dist: URL): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  checkProduction(process.env, settings)
  const snapshotFile = fileURLToPath(new URL('content-snapshot.json', dist))
  await checkContentFile(settings, snapshotFile)
  const headers = defaultHeaders(settings.siteOrigin)
  const maxConnections = settings.maxConnections ?? toMaxConnections(settings.host, getHeapStatistics().heap_size_limit)

  // Listens first, so that a port in use is reported at once. Responds 503 with Retry-After until
  // there are pages.
  const starting = createTextReply(503, 'The site is starting.', { ...headers, 'retry-after': '1' })
  let listener: RequestListener = (request, response) => void sendReply(request, response, starting)
  const server = createHttpServer((request, response) => listener(request, response), { headers, maxConnections })
  await listen(server, 'PORT', settings.host, settings.port)

  const { keys, close, isSampleMenu, getImages, getImageProblems, onFileChange } = await connectToContent(settings)
  const content = createContentStore({
    keys,
    cacheDir: settings.contentCacheDir,
    snapshotFile,
    refreshSeconds: settings.contentRefreshSeconds,
    hasWebhook: settings.contentfulWebhookSecret !== null,
    onFailedFetch: () => metrics?.countFailedFetch(),
  })
  const getContent = () => content.getState().content
  const metrics = settings.metricsPort === null ? null : createSiteMetrics(() => getContentAge(content.getState()))
  if (metrics !== null && settings.metricsPort !== null) {
    const metricsServer = createHttpServer(metrics.listener, { headers, maxConnections })
    await listen(metricsServer, 'METRICS_PORT', METRICS_HOST, settings.metricsPort)
  }
  const orderCounts = settings.countsEvents ? await loadOrderCounts(settings.contentCacheDir) : null

  const pageSettings = { dist: dist.href, settings: toPageSettings(settings), isSampleMenu }
  const publisher = await createSitePublisher(settings, pageSettings, {
    headers,
    // The sample images are only needed with a content service on this machine that has no others.
    hasSampleImages: isLoopback(keys.host) && getImages === null,
    getContent,
    onFailure: () => metrics?.countFailedPublishing(),
  })
  // Also called for unchanged content, which retries what could not be published.
  content.onContent(() => void publisher.refresh())
  // While nothing is fetched, too, special days come near, and an offer ends at midnight.
  setInterval(() => {
    content.mapAgain()
    void publisher.refresh()
  }, CLOCK_MS).unref()
  onFileChange(content.refreshSoon)

  const saveCounts = (): Promise<void> => orderCounts?.save() ?? Promise.resolve()
  stopOnSignal(server, saveCounts, () => Promise.all([saveCounts(), content.stop(), publisher.stop(), close()]))

  const { closedHours } = settings
  const checker = createContentChecker(keys, { closedHours, getEntries: content.getEntries, getImageProblems })
  const renderContentCheck = createContentCheckRenderer({ pageSettings, headers, checker, getContent, orderCounts })
  const secret = settings.contentfulWebhookSecret
  const respond = createRequestHandler({
    headers,
    findFile: publisher.find,
    onVisit: content.noteVisit,
    ...(getImages !== null && { findImageSender: createImageSender(getImages, headers) }),
    getHealth: () => getHealth(content.getState(), publisher),
    webhook: secret === null ? null : createWebhookHandler({ secret, headers, onChange: content.refreshSoon }),
    takeEvent:
      orderCounts &&
      createEventHandler({
        headers,
        siteOrigin: settings.siteOrigin,
        onEvent: (report) => {
          // Orders are also counted for the owner.
          if (report.event === 'order-handed-over') orderCounts.add()
          metrics?.countEvent(report)
        },
        onDropped: () => metrics?.countDroppedEvent(),
      }),
    renderContentCheck: (path) =>
      opensContentCheck(path, settings.contentCheckSecret) ? renderContentCheck(path) : null,
  })
  const answer = (): void => {
    listener = metrics === null ? respond : metrics.measure(respond)
  }
  await publisher.load()
  if (publisher.getVersion() !== null) answer()
  await content.start()
  await publisher.refresh()
  answer()
  process.stdout.write(`${restaurant.name.en} is ready: ${toLocalUrl(settings)}\n`)
}

/** Returns the URL for a browser on this machine; 0.0.0.0 and :: become 127.0.0.1. */
function toLocalUrl({ host, port }: Settings): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
