import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tells what of Node itself is loaded once all that a site without keys needs is read, and ends before anything of it runs. */
const WHAT_IT_TAKES = `
  import 'data:text/javascript,console.log(process.moduleLoadList.join()); process.exit(0)'
  import './server/main.ts'
  import './server/sample-content.ts'`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-sources-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
})

/** Runs Node in a process of its own, as the first one that keeps things in that folder. */
function node(...parameters: readonly string[]): string {
  const env = { ...process.env, NODE_COMPILE_CACHE: folder, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: root, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

test('who starts after the sources were read does not load what reads TypeScript', () => {
  const readsTypeScript = (): boolean => node('--input-type=module', '--eval', WHAT_IT_TAKES).includes('amaro')
  expect(node('server/read-sources.mjs')).toBe('')
  expect(readsTypeScript()).toBe(false)
  rmSync(folder, { recursive: true })
  expect(readsTypeScript()).toBe(true)
})

test('the image starts Node with what npm start gives it', () => {
  const [, command = ''] = /^CMD (.*)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? []
  // The image is built already.
  const [, ...expected] = packageFile.scripts.start.replace('server/start.ts', 'server/main.ts').split(' ')
  expect(JSON.parse(command)).toEqual(['node', ...expected])
})
