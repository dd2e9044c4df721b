import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const root = new URL('..', import.meta.url)

function isIgnoredByGit(file: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: root }).status === 0
}

describe('git', () => {
  test.each(['.env', '.env.local', '.env.production', '.dev.vars', 'deploy/.env', 'deploy/.dev.vars'])(
    'never takes in the keys in %s',
    (file) => {
      expect(isIgnoredByGit(file)).toBe(true)
    },
  )

  test.each(['.env.example', 'src/platform/settings.ts'])('takes in %s', (file) => {
    expect(isIgnoredByGit(file)).toBe(false)
  })
})

/** Set by hosts, not by who runs the site. */
const SET_BY_HOSTS = ['NODE_ENV']

function settingNames(): readonly string[] {
  const source = read('src/platform/settings.ts')
  const names = [...source.matchAll(/(?:read\(|environment\[)'([A-Z_]+)'/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !SET_BY_HOSTS.includes(name)).sort()
}

describe('.env.example', () => {
  const lines = read('.env.example').split('\n')
  const given = lines.filter((line) => line !== '' && !line.startsWith('#'))

  test('names every setting that the site reads, and no other', () => {
    expect(given.map((line) => line.replace(/=.*/, '')).sort()).toEqual(settingNames())
  })

  test('holds no value', () => {
    expect(given.filter((line) => !line.endsWith('='))).toEqual([])
  })
})

describe('compose.yaml', () => {
  /** Fixed in the image, or of the build alone. */
  const NOT_PASSED = ['PORT', 'HOST', 'CONTENT_CACHE_DIR', 'BUILD_TARGET']

  test('passes every setting on to the site', () => {
    const passed = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{\1:/gm)].map(([, name = '']) => name)
    expect([...passed, ...NOT_PASSED].sort()).toEqual(settingNames())
  })
})

describe('the version of Node', () => {
  test('is the same in package.json, .node-version and the Dockerfile', () => {
    const versions = new Set(Object.values(packageFile.optionalDependencies))
    const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(versions).toEqual(new Set([read('.node-version').trim(), ...images]))
    expect(versions.size).toBe(1)
  })
})

describe('docs/adr', () => {
  const records = globSync('docs/adr/*', { cwd: root })
    .map((file) => path.basename(file))
    .filter((file) => file !== 'README.md')
  const index = read('docs/adr/README.md')

  test.each(records)('%s is a record that stands in the index', (file) => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(index).toContain(`| [${file.slice(0, 4)}](${file}) `)
    const headings = [...read(`docs/adr/${file}`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Status', 'Context', 'Decision', 'Consequences'])
  })

  test('gives each number once', () => {
    expect(new Set(records.map((file) => file.slice(0, 4))).size).toBe(records.length)
  })
})

describe('docs/operations.md', () => {
  test('explains every event of the log, and no other', () => {
    const sources = globSync('{src,integrations}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const calls = sources.flatMap((file) => [...read(file).matchAll(/\blog(?:Event|Rarely|Failure)\('([a-z-]+)'/g)])
    const explained = [...read('docs/operations.md').matchAll(/^\| `([a-z]+-[a-z-]+)` /gm)].map(([, event]) => event)
    expect([...new Set(explained)].sort()).toEqual([...new Set(calls.map(([, event]) => event))].sort())
  })
})
