import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { contentState, onNewContent, startContent, stopContent } from '../src/content/live.ts'
import packageFile from '../package.json' with { type: 'json' }
import { forgetPages } from './bytes.ts'
import { front, type PageHandler } from './front.ts'
import { logEvent } from './log.ts'
import { startSampleContent } from './sample-content.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { readStaticFiles } from './static-files.ts'

const built = new URL('../dist/', import.meta.url)
const PAGES = ['/', '/en', '/checkout', '/en/checkout']

/** Starts the whole site: content, pages, front. A bad setting or a taken port ends it with one clear line. */
async function main(): Promise<void> {
  const closeSampleContent = await startSampleContent(process.env)
  const settings = readSettings(process.env)
  onNewContent(() => {
    forgetPages('content')
  })
  const { handler } = (await import(new URL('server/entry.mjs', built).href)) as { handler: PageHandler }
  const staticFiles = await readStaticFiles(fileURLToPath(new URL('client/', built)))
  const server = createServer(front({ settings, staticFiles, renderPage: handler, health }))
  // A taken port is told before anything else is; who asks early waits for the content.
  await listen(server, settings)
  await startContent()
  await Promise.all(PAGES.map((page) => fetch(localAddress(settings) + page)))
  process.stdout.write(`Lahab is ready: ${localAddress(settings)}\n`)

  const stop = (): void => {
    stopContent()
    server.close(() => {
      void closeSampleContent().then(() => process.exit(0))
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), STOP_AT_MOST_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const STOP_AT_MOST_MS = 4_000

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
  const { content, readAt, lastReadFailed } = contentState()
  const state = content === null ? 'none' : lastReadFailed ? 'stale' : 'fresh'
  const ageSeconds = readAt === null ? 0 : Math.round((Date.now() - readAt) / 1000)
  return { status: state === 'none' ? 503 : 200, body: { state, ageSeconds, version: packageFile.version } }
}

try {
  await main()
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else logEvent('start-failed', { reason: error instanceof Error ? error.stack : String(error) })
  process.exit(1)
}
