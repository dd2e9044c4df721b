import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys, Settings } from '../platform/settings.ts'

export interface ContentConnection {
  readonly keys: ContentfulKeys
  readonly isSampleMenu: boolean
  /** Stops the embedded service, if there is one. */
  readonly close: () => Promise<void>
}

/**
 * Returns the Contentful keys from the settings. Without any, starts the embedded service on a free
 * port, logs it and returns its keys, so that the sample menu is fetched in the same way as a real
 * one.
 */
export async function connectToContent({ contentful }: Pick<Settings, 'contentful'>): Promise<ContentConnection> {
  if (contentful !== null) return { keys: contentful, isSampleMenu: false, close: () => Promise.resolve() }
  logEvent('sample-menu', { note: 'items and prices are examples; set the Contentful keys for the real menu' })
  const service = await startContentService({
    dataset: readSampleDataset(),
    space: 'lahab-sample',
    accessToken: 'sample-menu-only',
  })
  const { space, accessToken, host } = service
  return { keys: { space, accessToken, environment: 'master', host }, isSampleMenu: true, close: () => service.close() }
}
