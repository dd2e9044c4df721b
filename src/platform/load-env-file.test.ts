import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'

test('a byte order mark is no part of the first name, and what is set takes precedence', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  writeFileSync(path.join(folder, '.env'), '\uFEFFLAHAB_FIRST="a b"\n# note\nLAHAB_SET=file\n')
  const module = pathToFileURL(path.join(import.meta.dirname, 'load-env-file.ts')).href
  const program = `import { loadEnvFile } from '${module}'
    loadEnvFile()
    console.log(process.env.LAHAB_FIRST, process.env.LAHAB_SET)`
  // In a process of its own, whose folder has the file.
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: { LAHAB_SET: 'environment' },
  })
  expect(String(printed)).toBe('a b environment\n')
})
