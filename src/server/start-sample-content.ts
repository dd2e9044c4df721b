import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'

export interface SampleContent {
  readonly keys: ContentfulKeys
  readonly close: () => Promise<void>
}

/**
 * Starts the embedded content service on a free port of this machine, so that the site fetches the sample menu
 * the one way it fetches everything, and says so in the log.
 */
export async function startSampleContent(): Promise<SampleContent> {
  logEvent('sample-menu', { note: 'dishes and prices are examples; set the Contentful keys for the real menu' })
  const service = await startContentService({
    dataset: readSampleDataset(),
    space: 'lahab-sample',
    accessToken: 'sample-menu-only',
  })
  const { space, accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, close: () => service.close() }
}
