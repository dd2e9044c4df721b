import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Dataset } from '../../../embedded-contentful/dataset.ts'
import type { EntriesByType } from '../api/contentful-client.ts'
import { createContentStore, type ContentStore, type ContentStoreOptions } from './content-store.ts'
import { startFaultyService, type FaultyService } from '#tests/embedded-contentful/faulty-service.ts'

/** Returns a dataset with `count` items at `price` AED. */
export function createMenu(count: number, price = 20): Dataset {
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    contentType: 'menuItem',
    fields: { nameEn: `Item ${index}`, nameAr: `صنف ${index}`, price, category: 'Fries' },
  }))
  return { entries, assets: [] }
}

/** Entries as fetched; types without any have an empty list. */
export function createRawContent(entries: Partial<EntriesByType>): EntriesByType {
  return {
    menuItem: [],
    galleryImage: [],
    shopSettings: [],
    specialDay: [],
    deliveryArea: [],
    extra: [],
    category: [],
    choice: [],
    ...entries,
  }
}

export async function startService(dataset: Dataset): Promise<FaultyService> {
  const service = await startFaultyService({ dataset })
  onTestFinished(() => service.close())
  return service
}

export function createTempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * Creates a content store, not started yet, and a function that returns what it has logged. Retries
 * follow at once.
 */
export function createTestStore(
  { host, space, accessToken }: Pick<FaultyService, 'host' | 'space' | 'accessToken'>,
  options: Partial<ContentStoreOptions> = {},
): { store: ContentStore; log: () => string } {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const store = createContentStore({
    keys: { host, space, accessToken, environment: 'master' },
    cacheDir: options.cacheDir ?? createTempFolder(),
    snapshotFile: null,
    refreshSeconds: 0.1,
    sleepBeforeRetry: () => Promise.resolve(),
    ...options,
  })
  onTestFinished(async () => {
    // A write in progress must not reach into the next test; a hanging request may.
    await Promise.race([store.stop(), new Promise((resolve) => setTimeout(resolve, 300))])
    vi.restoreAllMocks()
  })
  return { store, log: () => lines.join('') }
}

/** Returns the requests for entries so far. */
export function getMenuRequests({ requests }: FaultyService): readonly { readonly time: number }[] {
  return requests.filter(({ url }) => url.includes('/entries?'))
}

/** With fake timers: refreshes at once instead of after the delay of a webhook call. */
export async function refreshNow(store: ContentStore): Promise<void> {
  store.refreshSoon()
  await vi.advanceTimersByTimeAsync(500)
}
