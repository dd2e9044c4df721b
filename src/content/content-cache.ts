import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile, type PersistedContent } from './content-cache-file.ts'

/** Keeps the last good content of a space over restarts. */
export interface ContentCache {
  /** The newest there is: of the last run, or the snapshot that the build took; null where there is neither. */
  readonly load: () => Promise<(PersistedContent & { readonly source: 'disk' | 'snapshot' }) | null>
  /** Writes it down where it is of another version than before, or ten minutes later. Never rejects: a full disk is one log line (P18). */
  readonly save: (kept: PersistedContent, version: string) => Promise<void>
}

const REWRITE_AFTER_MS = 600_000

/** `snapshotFile`: the content that the build left; null where there is no build. */
export function createContentCache(
  cacheDir: string,
  snapshotFile: string | null,
  keys: Pick<ContentfulKeys, 'space' | 'environment' | 'host'>,
): ContentCache {
  const file = getCacheFilePath(cacheDir, keys)
  let written: { version: string; at: number } | null = null
  let hasLoggedFailure = false
  return {
    load: async () => {
      const [own, snapshot] = await Promise.all([
        readCacheFile(file, keys),
        snapshotFile === null ? null : readCacheFile(snapshotFile, keys),
      ])
      if (own !== null && own.readAt >= (snapshot?.readAt ?? 0)) return { ...own, source: 'disk' }
      return snapshot && { ...snapshot, source: 'snapshot' }
    },
    save: async (kept, version) => {
      if (written?.version === version && kept.readAt - written.at < REWRITE_AFTER_MS) return
      try {
        await writeCacheFile(file, keys, kept)
        written = { version, at: kept.readAt }
        hasLoggedFailure = false
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        if (!hasLoggedFailure) logEvent('content-not-saved', { reason })
        hasLoggedFailure = true
      }
    },
  }
}
