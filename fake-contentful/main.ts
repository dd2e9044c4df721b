import { readSampleLibrary, SAMPLE_IMAGES_DIR } from './sample-library.ts'
import { startContentService, type ContentService } from './service.ts'

const DEFAULT_PORT = 3001

try {
  const service = await startContentService({
    port: portFrom(process.env['CONTENT_PORT']),
    library: readSampleLibrary(),
    imagesDir: SAMPLE_IMAGES_DIR,
    cacheDir: process.env['CONTENT_CACHE_DIR'] ?? '.cache',
    faultControl: process.env['CONTENT_FAULTS'] === 'on',
  })
  process.stdout.write(
    `Content service on http://${service.host} CONTENTFUL_HOST=${service.host} ` +
      `CONTENTFUL_SPACE_ID=${service.space} CONTENTFUL_ACCESS_TOKEN=${service.accessToken}\n`,
  )
  closeOnSignal(service)
} catch (error) {
  process.stderr.write(`The content service did not start: ${reasonOf(error)}\n`)
  process.exitCode = 1
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new Error(`CONTENT_PORT must be a number from 0 to 65535, not "${text}"`)
}

function closeOnSignal(service: ContentService): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void service.close())
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EADDRINUSE'
    ? 'the port is taken; set CONTENT_PORT to another one'
    : error.message
}
