import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { addSampleExtras } from '../../fake-contentful/sample-extras.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys, Settings } from '../platform/settings.ts'

export interface ContentConnection {
  readonly keys: ContentfulKeys
  readonly isSampleMenu: boolean
  readonly close: () => Promise<void>
}

/**
 * Returns the Contentful keys from the settings. Without any, starts the embedded service on a free
 * port, logs it and returns its keys, so that the sample menu is fetched in the same way as a real
 * one.
 */
export async function connectToContent({
  contentful,
  hasSampleExtras,
}: Pick<Settings, 'contentful' | 'hasSampleExtras'>): Promise<ContentConnection> {
  if (contentful !== null) return { keys: contentful, isSampleMenu: false, close: () => Promise.resolve() }
  logEvent('sample-menu', { note: 'items and prices are examples; set the Contentful keys for the real menu' })
  const service = await startContentService({
    dataset: hasSampleExtras ? addSampleExtras(readSampleDataset(), Date.now()) : readSampleDataset(),
    // A space of its own, so that neither menu is taken for the last good one of the other.
    space: hasSampleExtras ? 'lahab-sample-extras' : 'lahab-sample',
    accessToken: 'sample-menu-only',
  })
  const { space, accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, isSampleMenu: true, close: () => service.close() }
}
