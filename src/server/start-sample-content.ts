import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import type { ContentfulKeys } from '../platform/settings.ts'

export interface SampleContent {
  readonly keys: ContentfulKeys
  readonly close: () => Promise<void>
}

/**
 * Starts the embedded content service on a free port of this machine, so that the site reads the sample menu
 * the one way it reads everything.
 */
export async function startSampleContent(): Promise<SampleContent> {
  const service = await startContentService({
    dataset: readSampleDataset(),
    space: 'lahab-sample',
    accessToken: 'sample-menu-only',
  })
  const { space, accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, close: () => service.close() }
}
