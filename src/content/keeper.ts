import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { keptFile, readKept, writeKept, type KeptContent } from './kept-content.ts'

/** Keeps the last good content of a space over restarts. */
export interface Keeper {
  /** The newest there is: of the last run, or the snapshot that the build took; null where there is neither. */
  readonly lastGood: () => Promise<(KeptContent & { readonly source: 'disk' | 'snapshot' }) | null>
  /** Writes it down where it is of another version than before, or ten minutes later. Never rejects: a full disk is one log line (P18). */
  readonly keep: (kept: KeptContent, version: string) => Promise<void>
}

const AGAIN_MS = 600_000

/** `snapshotFile`: the content that the build left; null where there is no build. */
export function keeper(
  cacheDir: string,
  snapshotFile: string | null,
  keys: Pick<ContentfulKeys, 'space' | 'environment' | 'host'>,
): Keeper {
  const file = keptFile(cacheDir, keys)
  let written: { version: string; at: number } | null = null
  let hasComplained = false
  return {
    lastGood: async () => {
      const [own, snapshot] = await Promise.all([
        readKept(file, keys),
        snapshotFile === null ? null : readKept(snapshotFile, keys),
      ])
      if (own !== null && own.readAt >= (snapshot?.readAt ?? 0)) return { ...own, source: 'disk' }
      return snapshot && { ...snapshot, source: 'snapshot' }
    },
    keep: async (kept, version) => {
      if (written?.version === version && kept.readAt - written.at < AGAIN_MS) return
      try {
        await writeKept(file, keys, kept)
        written = { version, at: kept.readAt }
        hasComplained = false
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        if (!hasComplained) logEvent('content-not-saved', { reason })
        hasComplained = true
      }
    },
  }
}
