import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const root = new URL('..', import.meta.url)

function isIgnoredByGit(file: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: root }).status === 0
}

describe('git', () => {
  test.each(['.env', '.env.local', '.env.production', '.dev.vars', 'deploy/.env', 'deploy/.dev.vars'])(
    'ignores %s',
    (file) => {
      expect(isIgnoredByGit(file)).toBe(true)
    },
  )

  test.each(['.env.example', 'src/platform/settings.ts'])('tracks %s', (file) => {
    expect(isIgnoredByGit(file)).toBe(false)
  })
})

/** Set by hosts, not by the owner. */
const SET_BY_HOSTS = ['NODE_ENV']

function readSettingNames(): readonly string[] {
  const source = read('src/platform/settings.ts')
  const names = [...source.matchAll(/(?:read\(|environment\[)'([A-Z_]+)'/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !SET_BY_HOSTS.includes(name)).sort()
}

describe('.env.example', () => {
  const lines = read('.env.example').split('\n')
  const settings = lines.filter((line) => line !== '' && !line.startsWith('#'))

  test('lists exactly the settings that the site reads', () => {
    expect(settings.map((line) => line.replace(/=.*/, '')).sort()).toEqual(readSettingNames())
  })

  test('contains no values', () => {
    expect(settings.filter((line) => !line.endsWith('='))).toEqual([])
  })
})

describe('compose.yaml', () => {
  /** Fixed in the image. */
  const NOT_PASSED = ['PORT', 'HOST', 'CONTENT_CACHE_DIR']

  test('passes every setting to the site', () => {
    const passed = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{\1:/gm)].map(([, name = '']) => name)
    expect([...passed, ...NOT_PASSED].sort()).toEqual(readSettingNames())
  })
})

test('the version of Node is the same in package.json, .node-version and the Dockerfile', () => {
  const versions = new Set(Object.values(packageFile.optionalDependencies))
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(versions).toEqual(new Set([read('.node-version').trim(), ...images]))
  expect(versions.size).toBe(1)
})

test('npm, which may run on an older Node than the project’s, prints no warning about that [R53]', () => {
  expect(read('.npmrc')).toMatch(/^loglevel=error$/m)
})

test('every action of the workflow is pinned to a commit', () => {
  const actions = [...read('.github/workflows/ci.yml').matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
})

describe('docs/operations.md', () => {
  test('documents exactly the events of the log', () => {
    const sources = globSync('{src,integrations}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const calls = sources.flatMap((file) => [
      ...read(file).matchAll(/\b(?:logEvent|logRarely|createFailureLogger)\('([a-z-]+)'/g),
    ])
    const documented = [...read('docs/operations.md').matchAll(/^- `([a-z]+-[a-z-]+)`: /gm)].map(([, event]) => event)
    expect([...new Set(documented)].sort()).toEqual([...new Set(calls.map(([, event]) => event))].sort())
  })
})
