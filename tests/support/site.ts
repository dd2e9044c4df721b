import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '../fake-contentful/faulty-service.ts'
import { freePort } from './free-port.ts'

/** A running site with its own content service, which tests can change. */
export interface Site {
  /** 'http://127.0.0.1:PORT' */
  readonly origin: string
  readonly content: FaultyService
  /** Everything the site has printed so far. */
  readonly log: () => string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = 90_000

/** Starts the built site on a free port with this content. */
export async function startSite(
  dataset: Dataset = readSampleDataset(),
  environment: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const content = await startFaultyService({ dataset })
  const port = await freePort()
  const cacheDir = mkdtempSync(join(tmpdir(), 'lahab-site-'))
  const child = spawn(process.execPath, [join(root, 'dist/server/entry.mjs')], {
    // A folder without a `.env` file.
    cwd: cacheDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      CONTENTFUL_SPACE_ID: content.space,
      CONTENTFUL_ACCESS_TOKEN: content.accessToken,
      CONTENTFUL_HOST: content.host,
      CONTENT_REFRESH_SECONDS: '1',
      CONTENT_CACHE_DIR: cacheDir,
      ...environment,
    },
  })
  const killSite = (): boolean => child.kill('SIGKILL')
  // A test process that ends in the middle of a test leaves no site behind.
  process.once('exit', killSite)
  const printed = await waitUntilReady(child).catch(async (error: unknown) => {
    killSite()
    await content.close()
    throw error
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    content,
    log: () => printed.text,
    close: async () => {
      await stop(child)
      process.off('exit', killSite)
      await content.close()
      rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function waitUntilReady(child: ChildProcess): Promise<{ text: string }> {
  const printed = { text: '' }
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the site did not start:\n${printed.text}`)), START_MS)
    const read = (chunk: Buffer): void => {
      printed.text += chunk.toString()
      if (printed.text.includes(' is ready: ')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the site ended with ${String(code)}:\n${printed.text}`)))
    child.once('spawn', () => timer.unref())
  })
  return printed
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
