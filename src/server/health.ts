import packageFile from '../../package.json' with { type: 'json' }
import type { ContentState } from '#content/store/content-store.ts'
import type { Publisher } from '#publish/publisher.ts'

/**
 * Returns the response to `GET /healthz`, which describes the published pages. 503 if they have no
 * menu.
 */
export function getHealth(
  { content, fetchedAt, source, lastFetchFailed }: ContentState,
  pages: Pick<Publisher, 'getVersion' | 'isComplete'>,
): { status: number; body: unknown } {
  const publishedVersion = pages.getVersion()
  const isOlder = content?.version !== publishedVersion || !pages.isComplete()
  const isStale = lastFetchFailed || source === 'disk' || isOlder
  const menuState = source === 'snapshot' ? 'snapshot' : isStale ? 'stale' : 'fresh'
  const state = publishedVersion === null ? 'none' : menuState
  const ageSeconds = Math.round(getContentAge({ fetchedAt }) ?? 0)
  const body = { state, ageSeconds, version: packageFile.version, ...BUILD_INFO }
  return { status: state === 'none' ? 503 : 200, body }
}

/** Seconds since Contentful last confirmed the menu; null without one. */
export function getContentAge({ fetchedAt }: Pick<ContentState, 'fetchedAt'>): number | null {
  return fetchedAt === null ? null : (Date.now() - fetchedAt) / 1000
}
