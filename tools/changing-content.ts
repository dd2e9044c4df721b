import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withPrices } from '../tests/fake-contentful/dataset-builders.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '../tests/fake-contentful/faulty-service.ts'

export interface ChangingContent {
  readonly service: FaultyService
  /** The settings that lead a build, or a site, to the service. */
  readonly environment: Readonly<Record<string, string>>
  /** From now on a dish costs so much, in AED. */
  readonly setPrice: (dish: string, price: number) => void
}

/** Serves the sample menu as an owner's Contentful would, with a token and a folder of its own, while something is tried with it. */
export async function withChangingContent(tryIt: (content: ChangingContent) => Promise<void>): Promise<void> {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'lahab-try-'))
  const dataset = readSampleDataset()
  const accessToken = randomBytes(24).toString('base64url')
  const service = await startFaultyService({
    dataset,
    space: 'lahab-tried',
    accessToken,
  })
  const environment = {
    CONTENTFUL_SPACE_ID: 'lahab-tried',
    CONTENTFUL_ACCESS_TOKEN: accessToken,
    CONTENTFUL_HOST: service.host,
    CONTENT_CACHE_DIR: cacheDir,
    SITE_ORIGIN: 'https://lahab.example',
    CLOSED_HOURS: 'off',
  }
  const setPrice = (dish: string, price: number): void => service.replaceDataset(withPrices(dataset, { [dish]: price }))
  try {
    await tryIt({ service, environment, setPrice })
  } finally {
    await service.close()
    rmSync(cacheDir, { recursive: true, force: true })
  }
}
