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
  /** Fixed in the image, or only used by the build. */
  const NOT_PASSED = ['PORT', 'HOST', 'CONTENT_CACHE_DIR', 'BUILD_TARGET']

  test('passes every setting to the site', () => {
    const passed = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{\1:/gm)].map(([, name = '']) => name)
    expect([...passed, ...NOT_PASSED].sort()).toEqual(readSettingNames())
  })
})

describe('the version of Node', () => {
  test('is the same in package.json, .node-version and the Dockerfile', () => {
    const versions = new Set(Object.values(packageFile.optionalDependencies))
    const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(versions).toEqual(new Set([read('.node-version').trim(), ...images]))
    expect(versions.size).toBe(1)
  })

  test('that a server needs is the same in package.json and the handbook', () => {
    expect(packageFile.engines.node).toMatch(/^>=\d+\.\d+$/)
    expect(read('docs/operations.md')).toContain(`Node ${packageFile.engines.node.slice(2)} or newer`)
  })

  test('that npm needs is in the README, and an older one than the packages need is no warning [R53]', () => {
    expect(read('README.md')).toContain('Node 20 or newer for npm')
    expect(read('.npmrc')).toMatch(/^loglevel=error$/m)
  })
})

describe('dependencies', () => {
  test('Dependabot updates packages, Node, base images and actions, and ignores none', () => {
    const dependabot = read('.github/dependabot.yml')
    const ecosystems = [...dependabot.matchAll(/package-ecosystem: (\S+)/g)].map(([, ecosystem]) => ecosystem)
    expect(ecosystems.toSorted()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm'])
    expect(dependabot).not.toMatch(/^ *ignore:/m)
  })

  test('CI audits what runs in production and lists all parts', () => {
    const workflow = read('.github/workflows/ci.yml')
    for (const command of ['npm audit --omit=dev', 'npm sbom --sbom-format=cyclonedx']) {
      expect(workflow).toContain(`- run: ${command}`)
    }
  })

  test('every action is pinned to a commit', () => {
    const actions = [...read('.github/workflows/ci.yml').matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
  })
})

describe('docs/adr', () => {
  const records = globSync('docs/adr/*', { cwd: root })
    .map((file) => path.basename(file))
    .filter((file) => !['README.md', 'history.md'].includes(file))
  const index = read('docs/adr/README.md')

  test.each(records)('%s is a record in the index', (file) => {
    const number = Number(file.slice(0, 4))
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(index).toContain(`[${number}](${file})`)
    const text = read(`docs/adr/${file}`)
    expect(text).toMatch(new RegExp(`^# ${number}\\. .+\n\n\\d{4}-\\d\\d-\\d\\d\\.`))
    const paragraphs = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name)
    expect(paragraphs).toEqual(['Reason', 'Decision', 'Consequence'])
  })

  test('uses each number once', () => {
    const listed = [...read('docs/adr/history.md').matchAll(/^- \*\*((?:\d+, )+)/gm)]
    const gone = listed.flatMap(([, list = '']) => list.split(', ').slice(0, -1).map(Number))
    expect(gone.length).toBeGreaterThan(0)
    const numbers = [...gone, ...records.map((file) => Number(file.slice(0, 4)))]
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('links lead to records that are there', () => {
    const links = ['README.md', 'history.md', ...records].flatMap((file) =>
      [...read(`docs/adr/${file}`).matchAll(/\]\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, target]) => target),
    )
    expect(links.filter((target = '') => !records.includes(target))).toEqual([])
  })
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
