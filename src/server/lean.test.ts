import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-lean-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
})

/** Runs Node as `npm start` does, in a process of its own that keeps in that folder what it makes of sources. */
function node(cwd: string, keptIn: string, ...parameters: readonly string[]): string {
  const { UV_THREADPOOL_SIZE: _, ...env } = process.env
  const options = { cwd, env: { ...env, NODE_COMPILE_CACHE: keptIn, NODE_OPTIONS: '' }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, options)
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

/** Tells what of Node itself is loaded once all that a site without keys needs is read, and ends before anything of it runs. */
const WHAT_IT_TAKES = `
  import 'data:text/javascript,console.log(process.moduleLoadList.join()); process.exit(0)'
  import './server/main.ts'
  import './server/sample-content.ts'`

test('not even the first start loads what reads TypeScript', { timeout: 60_000 }, () => {
  const program = ['--input-type=module', '--eval', WHAT_IT_TAKES]
  expect(node(root, path.join(folder, 'without'), ...program)).toContain('amaro')
  for (const keptIn of ['new', 'new']) {
    expect(node(root, path.join(folder, keptIn), '--import', './server/lean.mjs', ...program)).not.toContain('amaro')
  }
})

describe('a site', { timeout: 60_000 }, () => {
  /** A site with nothing but its start, which tells how many threads there are, and how often its sources were read. */
  function started(keptIn = 'kept'): string {
    return node(folder, path.join(folder, keptIn), '--import', './server/lean.mjs', 'program.mjs')
  }

  beforeEach(() => {
    for (const place of ['server', 'dist/server']) mkdirSync(path.join(folder, place), { recursive: true })
    cpSync(path.join(root, 'server/lean.mjs'), path.join(folder, 'server/lean.mjs'))
    const files = {
      'dist/server/entry.mjs': '',
      'server/read-sources.mjs': `import { appendFileSync } from 'node:fs'; appendFileSync('times', '*')`,
      'program.mjs': `import { existsSync, readFileSync } from 'node:fs'
        console.log(process.env.UV_THREADPOOL_SIZE, existsSync('times') ? String(readFileSync('times')) : '')`,
    }
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  })

  test('has its sources read before its first start, and again after another build', () => {
    expect([started(), started()]).toEqual(['2 *\n', '2 *\n'])
    const [version = ''] = readdirSync(path.join(folder, 'kept'))
    const longAgo = new Date('2026-01-01')
    utimesSync(path.join(folder, 'kept', version), longAgo, longAgo)
    expect([started(), started()]).toEqual(['2 **\n', '2 **\n'])
  })

  test('starts though nothing can be kept, and though its sources can’t be read beforehand', () => {
    expect(started('program.mjs/kept')).toBe('2 \n')
    rmSync(path.join(folder, 'server/read-sources.mjs'))
    expect(started()).toBe('2 \n')
  })
})

test('the image starts Node with what npm start gives it', () => {
  const [, command = ''] = /^CMD (.*)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? []
  // The image is built already.
  const [, ...expected] = packageFile.scripts.start.replace('server/start.ts', 'server/main.ts').split(' ')
  expect(JSON.parse(command)).toEqual(['node', ...expected])
})
