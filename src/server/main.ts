import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { contentState, onNewContent, startContent, stopContent } from '../content/live.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { outdatePages } from './bytes.ts'
import { front, RENDER_ANEW, type PageHandler } from './front.ts'
import { logEvent } from '../platform/logger.ts'
import { readSettings, SettingsError, type Settings } from '../platform/settings.ts'
import { readStaticFiles } from './static-files.ts'

// React decides by it, when the pages are loaded, whether it renders as for its developers.
process.env['NODE_ENV'] ??= 'production'

const built = new URL('../../dist/', import.meta.url)
const renderKey = randomUUID()
const PAGES = ['/', '/en', '/checkout', '/en/checkout', '/live/ar.json', '/live/en.json']

/** Starts the whole site: content, pages, front. A bad setting or a taken port ends it with one clear line. */
async function main(): Promise<void> {
  const closeSampleContent = await sampleContentWithoutKeys()
  const settings = readSettings(process.env)
  const { handler } = (await import(new URL('server/entry.mjs', built).href)) as { handler: PageHandler }
  const staticFiles = await readStaticFiles(fileURLToPath(new URL('client/', built)))
  const answers = front({ settings, staticFiles, renderPage: handler, health, renderKey })
  // Nearly all requests have no body: no stream is kept ready for one.
  const server = createServer({ optimizeEmptyRequests: true }, answers)
  // A taken port is told before anything else is; who asks early waits for the content.
  await listen(server, settings)
  stopOnSignal(server, closeSampleContent)
  await startContent()
  await renderPages(settings)
  onNewContent(() => {
    outdatePages('content')
    renderPages(settings).catch(logFailure('pages-not-rendered'))
  })
  process.stdout.write(`Lahab is ready: ${localAddress(settings)}\n`)
  // Not only at its end, which may be a hard one.
  flushCompileCache()
}

/** A site with keys carries nothing of the embedded service in its memory. */
async function sampleContentWithoutKeys(): Promise<() => Promise<void>> {
  if (readSettings(process.env).contentful !== null) return () => Promise.resolve()
  const { startSampleContent } = await import('./sample-content.ts')
  return startSampleContent(process.env)
}

/**
 * Renders every page, so that no visitor waits for it: until then they get the one of the content before. One by one, as each takes
 * some megabytes to compress. Throws, after all others, when one can't be rendered.
 */
async function renderPages(settings: Settings): Promise<void> {
  const failed: string[] = []
  for (const page of PAGES) {
    const answer = await fetch(localAddress(settings) + page, { headers: { [RENDER_ANEW]: renderKey } })
    // Read to its end, so that the next one takes the same connection.
    await answer.arrayBuffer()
    if (answer.status >= 500) failed.push(`${page} answers ${answer.status}`)
  }
  if (failed.length > 0) throw new Error(failed.join(', '))
}

const STOP_AT_MOST_MS = 4_000

/** Takes no new connections, lets what is being answered end, tells kept connections to close, then ends (P17). */
function stopOnSignal(server: Server, closeSampleContent: () => Promise<void>): void {
  const stop = (): void => {
    void stopContent()
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close')
    })
    server.close(() => {
      void closeSampleContent().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), STOP_AT_MOST_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  stopWithNpm(stop)
}

/**
 * The shell between npm and this process keeps a signal to itself: ended by it, the site would go on without a parent.
 * So who was started by npm ends when that shell does.
 */
function stopWithNpm(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 200)
  watch.unref()
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(new SettingsError(taken ? `PORT ${port} on ${host} is taken.` : `Can't listen on ${host}:${port}.`))
    })
    server.listen(port, host, resolve)
  })
}

/** Where this process reaches itself, also when it listens on every address. */
function localAddress({ host, port }: Settings): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** `GET /healthz` (contracts). 503 only where there is no content at all. */
function health(): { status: number; body: unknown } {
  const { content, readAt, source, lastReadFailed } = contentState()
  const kept = source === 'snapshot' ? 'snapshot' : lastReadFailed || source === 'disk' ? 'stale' : 'fresh'
  const state = content === null ? 'none' : kept
  const ageSeconds = readAt === null ? 0 : Math.round((Date.now() - readAt) / 1000)
  return { status: state === 'none' ? 503 : 200, body: { state, ageSeconds, version: packageFile.version } }
}

function logFailure(event: string): (reason: unknown) => void {
  return (reason) => {
    logEvent(event, { reason: reason instanceof Error ? reason.stack : String(reason) })
  }
}

process.on('unhandledRejection', logFailure('unhandled-rejection'))

try {
  await main()
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else logFailure('start-failed')(error)
  process.exit(1)
}
