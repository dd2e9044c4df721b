import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBuiltSite } from '../support/built-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the sample menu, a webhook secret and `SITE_ORIGIN`. */
    readonly siteOrigin: string
    readonly sitePid: number
  }
}

const WEBHOOK_SECRET = 's'.repeat(64)
/** As search engines and the link of an order card have it. */
export const SITE_ORIGIN = 'https://lahab.example'

/**
 * Node's default in a container of 512 MB; a larger heap would make uncollected garbage look like
 * growth.
 */
const HEAP_OF_A_SMALL_CONTAINER = '--max-old-space-size=256'

/** Starts the built site once for all tests of the project. */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<void>> {
  // Without a `.env` file.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-http-'))
  const site = await startBuiltSite({
    cwd: folder,
    environment: {
      PATH: process.env['PATH'],
      CONTENT_CACHE_DIR: folder,
      CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SITE_ORIGIN,
      // As a process with this heap has by default that others can connect to.
      MAX_CONNECTIONS: '46',
    },
    nodeOptions: [HEAP_OF_A_SMALL_CONTAINER],
  })
  project.provide('siteOrigin', site.origin)
  project.provide('sitePid', site.pid)
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
