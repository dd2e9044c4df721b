import { toFetchFailure } from './fetch-failure.ts'
import type { ContentfulClient, EntriesByType } from './contentful-client.ts'

/** The menu and the gallery, and what only an owner adds. */
type ReadName = 'menu' | 'gallery' | 'optional'

const READ_COUNT = 3

export interface FetchedEntries {
  /** What arrived; a read that failed has the entries of the last fetch, or none. */
  readonly entries: EntriesByType
  /** The errors of the reads that failed. */
  readonly failures: ReadonlyMap<ReadName, unknown>
}

const NO_ENTRIES: EntriesByType = {
  menuItem: [],
  galleryImage: [],
  shopSettings: [],
  specialDay: [],
  deliveryArea: [],
  extra: [],
  category: [],
  choice: [],
}

/** Fetches all entries in three reads at once, none of which costs another one. Never rejects. */
export async function fetchEntries(
  { fetchMenu, fetchGallery, fetchOptional }: ContentfulClient,
  last: EntriesByType | null,
): Promise<FetchedEntries> {
  const [menu, gallery, optional] = await Promise.allSettled([fetchMenu(), fetchGallery(), fetchOptional()])
  const results = { menu, gallery, optional }
  const { category, ...others }: EntriesByType = {
    ...NO_ENTRIES,
    ...last,
    ...(gallery.status === 'fulfilled' && gallery.value),
    ...(optional.status === 'fulfilled' && optional.value),
  }
  const { menuItem, category: linked } =
    menu.status === 'fulfilled' ? menu.value : { menuItem: others.menuItem, category: [] }
  const failures = Object.entries(results).flatMap(([name, result]): [ReadName, unknown][] =>
    result.status === 'rejected' ? [[name as ReadName, result.reason]] : [],
  )
  // Dishes bring the categories that they are in, so that they keep these when the optional read fails.
  const categories = new Map([...category, ...linked].map((entry) => [entry.id, entry]))
  return { entries: { ...others, menuItem, category: [...categories.values()] }, failures: new Map(failures) }
}

/** Whether no read succeeded. */
export function haveAllFailed(failures: FetchedEntries['failures']): boolean {
  return failures.size === READ_COUNT
}

/** As `fetchEntries`, but rejects with the first error unless all of them arrive. */
export async function fetchAllEntries(client: ContentfulClient): Promise<EntriesByType> {
  const { entries, failures } = await fetchEntries(client, null)
  for (const error of failures.values()) throw error
  return entries
}

/** Reads that failed for the same reason, for the log. */
export interface FailedReads {
  readonly reads: readonly ReadName[]
  readonly reason: string
}

export function listFailedReads(failures: FetchedEntries['failures']): readonly FailedReads[] {
  const byReason = Map.groupBy(failures, ([, error]) => toFetchFailure(error).reason)
  return [...byReason].map(([reason, failed]) => ({ reads: failed.map(([read]) => read), reason }))
}
