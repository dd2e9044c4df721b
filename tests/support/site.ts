import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSampleDataset, type Dataset } from '../../embedded-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '../embedded-contentful/faulty-service.ts'
import { startBuiltSite } from './built-site.ts'

/** A running site with its own content service, which tests can change. */
export interface Site {
  /** 'http://127.0.0.1:PORT' */
  readonly origin: string
  readonly pid: number
  readonly content: FaultyService
  /** Everything the site has printed so far. */
  readonly log: () => string
  close(): Promise<void>
}

/** Starts the built site on a free port with this content. */
export async function startSite(
  dataset: Dataset = readSampleDataset(),
  environment: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const content = await startFaultyService({ dataset })
  // Without a `.env` file.
  const folder = mkdtempSync(path.join(tmpdir(), 'lahab-site-'))
  const close = async (): Promise<void> => {
    await content.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const site = await startBuiltSite({
    cwd: folder,
    environment: {
      ...process.env,
      CONTENTFUL_SPACE_ID: content.space,
      CONTENTFUL_ACCESS_TOKEN: content.accessToken,
      CONTENTFUL_HOST: content.host,
      CONTENT_REFRESH_SECONDS: '1',
      CONTENT_CACHE_DIR: folder,
      ...environment,
    },
  }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    origin: site.origin,
    pid: site.pid,
    content,
    log: site.getOutput,
    close: async () => {
      await site.stop()
      await close()
    },
  }
}
