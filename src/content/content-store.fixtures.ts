import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { createContentStore, type ContentStore, type ContentStoreOptions } from './content-store.ts'
import { startFaultyService, type FaultyService } from '../../tests/fake-contentful/faulty-service.ts'

/** A menu of so many dishes. */
export function menuOf(count: number, price = 20): Dataset {
  const entries = Array.from({ length: count }, (_, at) => ({
    id: `dish-${at}`,
    contentType: 'menuItem',
    fields: { nameEn: `Dish ${at}`, nameAr: `طبق ${at}`, price, category: 'Fries' },
  }))
  return { entries, assets: [] }
}

export async function serving(dataset: Dataset): Promise<FaultyService> {
  const service = await startFaultyService({ dataset })
  onTestFinished(() => service.close())
  return service
}

export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The content store of a site of its own, not started yet, and a getter of the lines it has logged. */
export function createStoreOver(
  { host, space, accessToken }: Pick<FaultyService, 'host' | 'space' | 'accessToken'>,
  options: Partial<ContentStoreOptions> = {},
): { store: ContentStore; log: () => string } {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const store = createContentStore({
    keys: { host, space, accessToken, environment: 'master' },
    cacheDir: options.cacheDir ?? emptyFolder(),
    snapshotFile: null,
    refreshSeconds: 1,
    ...options,
  })
  onTestFinished(async () => {
    // What it is writing must not meet the next test; a request that hangs may.
    await Promise.race([store.stop(), new Promise((resolve) => setTimeout(resolve, 300))])
    vi.restoreAllMocks()
  })
  return { store, log: () => lines.join('') }
}

/** Requests for menu entries so far. */
export function menuRequests({ requests }: FaultyService): readonly { readonly time: number }[] {
  return requests.filter(({ contentType }) => contentType === 'menuItem')
}
