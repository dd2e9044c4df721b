import { readSampleDataset } from './dataset.ts'
import { startContentService } from './service.ts'

/** `npm run content`: serves the sample on CONTENT_PORT and prints the settings for a site. */
const DEFAULT_PORT = 3001

try {
  const port = parsePort(process.env['CONTENT_PORT'])
  const service = await startContentService({ port, dataset: readSampleDataset() })
  const { host, space, accessToken } = service
  process.stdout.write(
    `Content service on http://${host} CONTENTFUL_HOST=${host} ` +
      `CONTENTFUL_SPACE_ID=${space} CONTENTFUL_ACCESS_TOKEN=${accessToken}\n`,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void service.close())
} catch (error) {
  process.stderr.write(`The content service did not start: ${toReason(error)}\n`)
  process.exitCode = 1
}

function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new Error(`CONTENT_PORT must be a number from 0 to 65535, not "${text}"`)
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EADDRINUSE'
    ? 'the port is taken; set CONTENT_PORT to another one'
    : error.message
}
