import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { restaurant } from '../../restaurant.config.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { createContentChecker } from '#content/check/content-checker.ts'
import { createContentStore, type ContentState } from '#content/store/content-store.ts'
import { isLoopback } from '#content/mapping/image-url.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import { logEvent } from '#platform/logger.ts'
import { loadEnvFile } from '#platform/load-env-file.ts'
import { opensContentCheck } from '#platform/content-check-path.ts'
import { defaultHeaders } from '#platform/security-headers.ts'
import { checkProduction, readSettings, SettingsError, type Settings } from '#platform/settings.ts'
import { createPublisher, type Publisher } from '#publish/publisher.ts'
import { readPage } from '#publish/read-page.ts'
import { checkContentFile, connectToContent } from './connect-to-content.ts'
import { createImageSender } from './content-images.ts'
import { createHttpServer, toMaxConnections } from './http-server.ts'
import { createEventHandler } from './metrics/event-handler.ts'
import { loadOrderCounts, type OrderCounts } from './metrics/order-counts.ts'
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts'
import { startPublishWorker } from './publish-worker.ts'
import type { createRenderer } from './render-page.ts'
import { createPageReply, createTextReply, sendReply, type Reply } from './reply.ts'
import { createRequestHandler } from './request-handler.ts'
import { createPublishJob, getBuild, preparePagesFolder, toPageSettings } from './site-publisher.ts'
import { createWebhookHandler } from './webhook.ts'

const STOP_TIMEOUT_MS = 4_000
const CLOCK_MS = 60 * 1000
/** The numbers are for programs on this machine. */
const METRICS_HOST = '127.0.0.1'

async function startServer(dist: URL): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  checkProduction(process.env, settings)
  const snapshotFile = fileURLToPath(new URL('content-snapshot.json', dist))
  await checkContentFile(settings, snapshotFile)
  const headers = defaultHeaders(settings.siteOrigin)

  // Listens first, so that a port in use is reported at once. Responds 503 with Retry-After until
  // the pages are rendered.
  const starting = createTextReply(503, 'The site is starting.', { ...headers, 'retry-after': '1' })
  let listener: RequestListener = (request, response) => void sendReply(request, response, starting)
  const maxConnections = settings.maxConnections ?? toMaxConnections(settings.host, getHeapStatistics().heap_size_limit)
  const server = createHttpServer((request, response) => listener(request, response), { headers, maxConnections })
  await listen(server, 'PORT', settings.host, settings.port)

  const { keys, close, isSampleMenu, getImages, getImageProblems, onFileChange } = await connectToContent(settings)
  const metrics = settings.metricsPort === null ? null : createSiteMetrics(() => getContentAge(content.getState()))
  const content = createContentStore({
    keys,
    cacheDir: settings.contentCacheDir,
    snapshotFile,
    refreshSeconds: settings.contentRefreshSeconds,
    hasWebhook: settings.contentfulWebhookSecret !== null,
    onFailedFetch: () => metrics?.countFailedFetch(),
  })
  if (metrics !== null && settings.metricsPort !== null)
    await listen(
      createHttpServer(metrics.listener, { headers, maxConnections }),
      'METRICS_PORT',
      METRICS_HOST,
      settings.metricsPort,
    )
  const orderCounts = settings.countsEvents ? await loadOrderCounts(settings.contentCacheDir) : null
  const pageSettings = { dist: dist.href, settings: toPageSettings(settings), isSampleMenu }
  // The sample images are only needed with a content service on this machine that has no others.
  const omittedPath = isLoopback(keys.host) && getImages === null ? null : CONTENT_IMAGES_PATH
  const root = await preparePagesFolder(settings)
  const publisher = createPublisher({
    root,
    build: getBuild(pageSettings),
    createJob: () => createPublishJob(root, content.getState().content, pageSettings, omittedPath, headers),
    start: (job, previous, events) => {
      const work = { job, previous, content: content.getState().content, pageSettings }
      return startPublishWorker(new URL('server/entry.mjs', dist), work, events)
    },
    onFailure: (error) => {
      metrics?.countFailedPublishing()
      createFailureLogger('pages-not-rendered')(error)
    },
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

  const checker = createContentChecker(keys, {
    closedHours: settings.closedHours,
    getEntries: content.getEntries,
    getImageProblems,
  })
  let renderer: ReturnType<typeof createRenderer> | undefined
  const renderContentCheck = async (path: string): Promise<Reply> => {
    const contentCheck = await checker.check()
    const handOffs = orderCounts && orderCounts.getSummary()
    // The only page that is rendered for a request.
    const { createRenderer } = await import('./render-page.ts')
    renderer ??= createRenderer(pageSettings)
    const response = await (
      await renderer
    )(path, { content: content.getState().content, version: '', contentCheck, handOffs })
    // Without the path, which must not get into the log.
    if (response.status !== 200) throw new Error(`the content check was rendered with status ${response.status}`)
    return createPageReply(await readPage(response, headers))
  }

  const secret = settings.contentfulWebhookSecret
  const respond = createRequestHandler({
    headers,
    findFile: publisher.find,
    onVisit: content.noteVisit,
    ...(getImages !== null && { findImageSender: createImageSender(getImages, headers) }),
    getHealth: () => getHealth(content.getState(), publisher),
    webhook: secret === null ? null : createWebhookHandler({ secret, headers, onChange: content.refreshSoon }),
    takeEvent: orderCounts && createEventTaker(settings.siteOrigin, headers, orderCounts, metrics),
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

/** Counts what browsers report: orders for the owner, and all events for whoever reads the metrics. */
function createEventTaker(
  siteOrigin: string,
  headers: Readonly<Record<string, string>>,
  orderCounts: OrderCounts,
  metrics: SiteMetrics | null,
): ReturnType<typeof createEventHandler> {
  return createEventHandler({
    headers,
    siteOrigin,
    onEvent: (report) => {
      if (report.event === 'order-handed-over') orderCounts.add()
      metrics?.countEvent(report)
    },
    onDropped: () => metrics?.countDroppedEvent(),
  })
}

/**
 * On SIGTERM or SIGINT: saves, stops accepting connections, finishes pending responses, ends the process.
 */
function stopOnSignal(server: Server, save: () => Promise<void>, closeAll: () => Promise<unknown>): void {
  const stop = (): void => {
    // Before the wait for the last responses, which ends after some seconds.
    void save()
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close')
    })
    server.close(() => {
      void closeAll().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function listen(server: Server, setting: 'PORT' | 'METRICS_PORT', host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        new SettingsError(isTaken ? `${setting} ${port} on ${host} is taken.` : `Can't listen on ${host}:${port}.`),
      )
    })
    server.listen(port, host, resolve)
  })
}

/** Returns the URL for a browser on this machine; 0.0.0.0 and :: become 127.0.0.1. */
function toLocalUrl({ host, port }: Settings): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/**
 * Returns the response to `GET /healthz`, which describes the rendered pages. 503 if they have no
 * menu.
 */
function getHealth(
  { content, fetchedAt, source, lastFetchFailed }: ContentState,
  pages: Pick<Publisher, 'getVersion' | 'isComplete'>,
): { status: number; body: unknown } {
  const renderedVersion = pages.getVersion()
  const isOlder = content?.version !== renderedVersion || !pages.isComplete()
  const isStale = lastFetchFailed || source === 'disk' || isOlder
  const menuState = source === 'snapshot' ? 'snapshot' : isStale ? 'stale' : 'fresh'
  const state = renderedVersion === null ? 'none' : menuState
  const ageSeconds = Math.round(getContentAge({ fetchedAt }) ?? 0)
  const body = { state, ageSeconds, version: packageFile.version, ...BUILD_INFO }
  return { status: state === 'none' ? 503 : 200, body }
}

/** Seconds since Contentful last confirmed the menu; null without one. */
function getContentAge({ fetchedAt }: Pick<ContentState, 'fetchedAt'>): number | null {
  return fetchedAt === null ? null : (Date.now() - fetchedAt) / 1000
}

function createFailureLogger(event: string): (reason: unknown) => void {
  return (reason) => {
    logEvent(event, { reason: reason instanceof Error ? reason.stack : String(reason) })
  }
}

/**
 * Starts the site that was built to the folder `dist`, or publishes it into a folder: `publish [folder]`. Ends the
 * process with one line for what is wrong.
 */
export async function runProgram(dist: URL, [command, folder]: readonly string[]): Promise<void> {
  // A closed pipe or a full disk under the log must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  process.on('unhandledRejection', createFailureLogger('unhandled-rejection'))

  try {
    if (command === 'publish') {
      const { publishToFolder } = await import('./publish-command.ts')
      await publishToFolder(dist, folder)
    } else await startServer(dist)
  } catch (error) {
    if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
    else createFailureLogger('start-failed')(error)
    process.exit(1)
  }
}
