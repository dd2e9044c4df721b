import { logEvent } from '#platform/logger.ts'
import type { ContentfulKeys } from '#platform/settings.ts'
import { isSuspiciousShrink } from '../mapping/map-content.ts'
import { removeOldPartFiles } from '#platform/write-file-atomically.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile, type PersistedContent } from './content-cache-file.ts'

/** Persists the last good content of a space across restarts. */
export interface ContentCache {
  /**
   * Returns the newer of the last run's content and the build's snapshot; null if there is neither.
   * A snapshot with less than half of the items is not used while there is the last run's content.
   */
  readonly load: () => Promise<(PersistedContent & { readonly source: 'disk' | 'snapshot' }) | null>
  /**
   * Writes a new version at once and an unchanged one every ten minutes. Never rejects: a write
   * error, such as a full disk, is logged once.
   */
  readonly save: (content: PersistedContent, version: string) => Promise<void>
}

const REWRITE_INTERVAL_MS = 600_000

/** `snapshotFile` is the content written by the build, or null without a build. */
export function createContentCache(
  cacheDir: string,
  snapshotFile: string | null,
  keys: Pick<ContentfulKeys, 'space' | 'environment'>,
): ContentCache {
  const file = getCacheFilePath(cacheDir, keys)
  let lastWrite: { version: string; at: number } | null = null
  let hasLoggedFailure = false
  return {
    load: async () => {
      await removeOldPartFiles(file)
      const [cached, snapshot] = await Promise.all([
        readCacheFile(file, keys),
        snapshotFile === null ? null : readCacheFile(snapshotFile, keys),
      ])
      // A build in the middle of an unpublishing by mistake must not replace the menu that is in
      // use.
      const isShort = isSuspiciousShrink(cached?.raw.menuItem.length ?? 0, snapshot?.raw.menuItem.length ?? 0)
      const isNewer = cached !== null && cached.fetchedAt >= (snapshot?.fetchedAt ?? 0)
      if (cached !== null && (isNewer || isShort)) return { ...cached, source: 'disk' }
      return snapshot && { ...snapshot, source: 'snapshot' }
    },
    save: async (content, version) => {
      const { version: lastVersion, at = 0 } = lastWrite ?? {}
      // Of either sign: the clock may have been set to an earlier time.
      if (lastVersion === version && Math.abs(content.fetchedAt - at) < REWRITE_INTERVAL_MS) return
      try {
        await writeCacheFile(file, keys, content)
        lastWrite = { version, at: content.fetchedAt }
        hasLoggedFailure = false
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        if (!hasLoggedFailure) logEvent('content-not-saved', { reason })
        hasLoggedFailure = true
      }
    },
  }
}
