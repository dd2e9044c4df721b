import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withPrices } from '../tests/fake-contentful/dataset-builders.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '../tests/fake-contentful/faulty-service.ts'

export interface MutableContent {
  readonly service: FaultyService
  /** Settings for a build or a site that uses the service. */
  readonly environment: Readonly<Record<string, string>>
  /** Changes the price of an item, in AED. */
  readonly setPrice: (itemId: string, price: number) => void
}

/** Serves the sample menu through a service whose prices can be changed, while `run` is pending. */
export async function withMutableContent(run: (content: MutableContent) => Promise<void>): Promise<void> {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'lahab-try-'))
  const dataset = readSampleDataset()
  const accessToken = randomBytes(24).toString('base64url')
  const service = await startFaultyService({
    dataset,
    space: 'lahab-test',
    accessToken,
  })
  const environment = {
    CONTENTFUL_SPACE_ID: 'lahab-test',
    CONTENTFUL_ACCESS_TOKEN: accessToken,
    CONTENTFUL_HOST: service.host,
    CONTENT_CACHE_DIR: cacheDir,
    SITE_ORIGIN: 'https://lahab.example',
    CLOSED_HOURS: 'off',
  }
  const setPrice = (itemId: string, price: number): void =>
    service.replaceDataset(withPrices(dataset, { [itemId]: price }))
  try {
    await run({ service, environment, setPrice })
  } finally {
    await service.close()
    rmSync(cacheDir, { recursive: true, force: true })
  }
}
