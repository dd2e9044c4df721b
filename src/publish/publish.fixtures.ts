import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder until the end of the test, with the files of a build in `build`. */
export function createPublishFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  mkdirSync(path.join(folder, 'build/_astro'), { recursive: true })
  writeFileSync(path.join(folder, 'build/_astro/start.js'), 'start()')
  return folder
}
