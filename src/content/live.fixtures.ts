import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '../../tests/fake-contentful/faulty-service.ts'

export type Live = typeof import('./live.ts')

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

/** The live content of a site of its own, as if it had just been started; not started yet. `log` gives its lines. */
export async function siteOver(
  service: Pick<FaultyService, 'host' | 'space' | 'accessToken'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ live: Live; log: () => string }> {
  vi.resetModules()
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const settings = {
    CONTENTFUL_HOST: service.host,
    CONTENTFUL_SPACE_ID: service.space,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENT_REFRESH_SECONDS: '1',
    CONTENT_CACHE_DIR: environment['CONTENT_CACHE_DIR'] ?? emptyFolder(),
    ...environment,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const live = await import('./live.ts')
  onTestFinished(async () => {
    // What it is writing down must not meet the next test; a reading that hangs may.
    await Promise.race([live.stopContent(), new Promise((resolve) => setTimeout(resolve, 300))])
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  return { live, log: () => lines.join('') }
}

/** Requests for menu entries so far. */
export function menuRequests({ requests }: FaultyService): readonly { readonly time: number }[] {
  return requests.filter(({ contentType }) => contentType === 'menuItem')
}
