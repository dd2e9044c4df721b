import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../support/free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site on the sample menu, with a webhook. */
    readonly siteOrigin: string
    readonly sitePid: number
  }
}

const ENTRY = path.join(import.meta.dirname, '../../dist/server/entry.mjs')
const WEBHOOK_SECRET = 's'.repeat(64)

/** What Node takes by itself in a container of 512 MB. On a large machine garbage would pass for growth. */
const HEAP_OF_A_SMALL_CONTAINER = '--max-old-space-size=256'

/** Starts the built site once for all tests of the project. */
export default async function startSite(project: TestProject): Promise<() => void> {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'lahab-http-'))
  const port = await freePort()
  const site = spawn(process.execPath, [HEAP_OF_A_SMALL_CONTAINER, ENTRY], {
    // No `.env` of a developer.
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
