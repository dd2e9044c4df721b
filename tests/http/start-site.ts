import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the sample menu and a webhook secret. */
    readonly siteOrigin: string
    readonly sitePid: number
  }
}

const ENTRY = path.join(import.meta.dirname, '../../dist/server/entry.mjs')
const WEBHOOK_SECRET = 's'.repeat(64)

/**
 * Node's default in a container of 512 MB; a larger heap would make uncollected garbage look like
 * growth.
 */
const HEAP_OF_A_SMALL_CONTAINER = '--max-old-space-size=256'

/** Starts the built site once for all tests of the project. */
export default async function startSite(project: TestProject): Promise<() => void> {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'lahab-http-'))
  const port = await freePort()
  const site = spawn(process.execPath, [HEAP_OF_A_SMALL_CONTAINER, ENTRY], {
    // A folder without a `.env` file.
    cwd: cacheDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      CONTENT_CACHE_DIR: cacheDir,
      CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  })
  await new Promise<void>((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`the site ended with ${code}; has it been built?`)))
    site.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready')) resolve()
    })
  })
  project.provide('siteOrigin', `http://127.0.0.1:${port}`)
  project.provide('sitePid', site.pid ?? 0)
  return () => {
    site.kill('SIGTERM')
    rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
