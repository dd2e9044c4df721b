import { execFile, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteMetrics } from '#server/metrics/site-metrics.ts'

/** What runs the site on a server: the files of Docker, alerts and the handbook. */
const ROOT = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('nginx in compose.yaml starts whether the site is healthy or not, or its name is unknown', () => {
  expect(read('compose.yaml')).not.toContain('service_healthy')
  const config = read('deploy/nginx/compose.conf')
  expect(config).toMatch(/^ *server +site:3000 resolve;$/m)
  // `resolve` needs a zone, whose name nginx refuses if the cache has it, too.
  const [, zone] = /^ *zone +(\w+) /m.exec(config) ?? []
  expect(zone).not.toBe(/keys_zone=(\w+):/.exec(config)?.[1])
})

test('pin-images.sh pins all base images to the digests of their tags, also a second time', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lahab-images-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  for (const folder of ['bin', 'deploy']) mkdirSync(path.join(root, folder))
  for (const file of ['Dockerfile', 'compose.yaml', 'deploy/pin-images.sh']) {
    writeFileSync(path.join(root, file), read(file))
  }
  for (const digit of ['1', '2']) {
    writeFileSync(path.join(root, 'bin/docker'), `#!/bin/sh\necho sha256:${digit.repeat(64)}\n`, { mode: 0o755 })
    const environment = { ...process.env, PATH: `${root}/bin:${process.env['PATH']}` }
    await promisify(execFile)('sh', [path.join(root, 'deploy/pin-images.sh')], { env: environment })
    const pinned = new RegExp(`^(FROM node|  +image: nginxinc)[^ @]+@sha256:${digit}{64}( AS build)?$`, 'gm')
    const files = ['Dockerfile', 'compose.yaml'].map((file) => readFileSync(path.join(root, file), 'utf8'))
    expect(files.join('\n').match(pinned)).toHaveLength(3)
  }
})

describe('lahab.service', () => {
  const UNIT = path.join(ROOT, 'deploy/systemd/lahab.service')
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

  test.skipIf(!hasSystemd)('is exposed by 2.5 of 10 at most, to systemd', async () => {
    const { stdout } = await promisify(execFile)('systemd-analyze', ['security', '--offline=true', '--no-pager', UNIT])
    const [, exposure] = /Overall exposure level for lahab.service: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(2.5)
  })
})

test('the command with which the handbook tries a release runs it as production, with the settings of the machine [R54]', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lahab-try-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  for (const folder of ['bin', 'server']) mkdirSync(path.join(root, folder))
  writeFileSync(path.join(root, 'lahab.env'), 'SITE_ORIGIN=https://lahab.example\n')
  writeFileSync(path.join(root, 'bin/runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 })
  writeFileSync(
    path.join(root, 'server/entry.mjs'),
    'console.log(process.env.NODE_ENV, process.env.SITE_ORIGIN, process.env.CONTENT_CACHE_DIR)',
  )
  const [, command = ''] = /^2\. \*\*try\*\*:\s+`(.*)`/m.exec(read('docs/operations.md')) ?? []
  const { stdout } = await promisify(execFile)('sh', ['-c', command.replace('/etc/', `${root}/`)], {
    env: { PATH: `${root}/bin:${process.env['PATH']}`, r: root },
  })
  expect(stdout).toBe('production https://lahab.example /tmp/lahab-try\n')
})

test('the image is built from every file that the sources import', () => {
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, entry = '']) => entry)
  const sources = globSync(['astro.config.ts', '{src,integrations,embedded-contentful}/**/*.{ts,tsx,astro,css}'], {
    cwd: ROOT,
  })
  const imported = sources
    .filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/'(\.\.?\/[^']+)'/g)].map(([, target = '']) => path.join(path.dirname(file), target)),
    )
    .filter((file) => !file.startsWith('..'))
  const needed = new Set(imported.map((file) => file.split(path.sep)[0] ?? ''))
  expect(needed).toContain('restaurant')
  // The build writes `dist`.
  expect([...needed].filter((entry) => entry !== 'dist' && !allowed.includes(entry))).toEqual([])
})

describe('check-site.sh', () => {
  const FRESH = '{"state":"fresh","ageSeconds":41,"version":"0.1.0"}'
  const OUR_CHAT = 'https://wa.me/971500000000?text=Hello'
  const cases: readonly [name: string, status: number, health: string, page: string, lines: RegExp][] = [
    ['a fresh menu', 200, FRESH, 'Lahab', /^$/],
    ['a menu that is old', 200, '{"state":"stale","ageSeconds":901}', 'Lahab', /^OLD MENU: stale, .* 901 s.*\n$/],
    ['no menu', 503, '{"state":"none","ageSeconds":0}', 'Lahab', /^DOWN: .* is 503\n$/],
    ['the page of another site', 200, FRESH, 'Welcome to nginx!', /^WRONG PAGE: .* lacks Lahab\n$/],
    ['the sample menu', 200, FRESH, 'Lahab Sample menu: dishes', /^SAMPLE: .*\n$/],
    ['the number of the restaurant', 200, FRESH, `Lahab ${OUR_CHAT} ${OUR_CHAT}`, /^$/],
    [
      'another number',
      200,
      FRESH,
      `Lahab ${OUR_CHAT} wa.me/971501234567?text=`,
      /^WHATSAPP CHANGED: .* 971501234567 \n$/,
    ],
  ]
  test.each(cases)('of a site with %s prints what is wrong', async (_, status, health, page, lines) => {
    const site = await startServer((request, response) => {
      if (request.url === '/healthz') response.writeHead(status).end(health)
      else response.end(page)
    })
    const { stdout } = await promisify(execFile)(path.join(ROOT, 'deploy/alerts/check-site.sh'), [
      ...[site, 'Lahab', '971500000000'],
    ])
    expect(stdout).toMatch(lines)
  })
})

test('check-log.sh prints the events that the handbook tells to read, and no other', async () => {
  const log = `2026-11-27T12:00:00.000Z content-changed {"version":"a whatsapp-changed"}
2026-11-27T12:00:01.000Z content-not-saved {"reason":"ENOSPC"}
2026-11-27T12:00:02.000Z order-counts-not-saved {"reason":"ENOSPC"}
2026-11-27T12:00:03.000Z warn whatsapp-changed {"from":"971500000000","to":"971501234567"}
2026-11-27T12:00:04.000Z webhook-accepted {}
`
  const run = promisify(execFile)('sh', [path.join(ROOT, 'deploy/alerts/check-log.sh')])
  run.child.stdin?.end(log)
  expect((await run).stdout.match(/[a-z-]+(?= \{)/g)).toEqual([
    ...['content-not-saved', 'order-counts-not-saved', 'whatsapp-changed'],
  ])
  const [, watched = ''] = / \((.*)\) '/.exec(read('deploy/alerts/check-log.sh')) ?? []
  const events = new RegExp(`^- \`(${watched})\`: `, 'gm')
  expect(read('docs/operations.md').match(events)?.length).toBeGreaterThanOrEqual(8)
})

describe('backup.sh', () => {
  const TODAY = new Date().toLocaleDateString('sv')

  /** Creates a folder in place of `/` with these files, and one backup of a hundred days ago. */
  function createMachine(files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(path.join(os.tmpdir(), 'lahab-backup-'))
    onTestFinished(() => {
      rmSync(root, { recursive: true })
    })
    const all = {
      'etc/nginx/conf.d/lahab.conf': '',
      'var/cache/lahab/order-counts.json': '{}',
      'usr/bin/runuser': '#!/bin/sh\nshift 3\nexec "$@"\n',
      'var/backups/lahab/old/server.tar.gz': '',
      ...files,
    }
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text.replaceAll('ROOT', root), { mode: 0o755 })
    }
    const old = Date.now() / 1000 - 100 * 86_400
    utimesSync(path.join(root, 'var/backups/lahab/old'), old, old)
    writeFileSync(
      path.join(root, 'backup.sh'),
      read('deploy/backup/backup.sh').replaceAll(/(?<=[= ])\/(?=etc|var)/g, `${root}/`),
    )
    return root
  }

  async function backUp(root: string): Promise<{ readonly output: string; readonly files: readonly string[] }> {
    const environment = { ...process.env, PATH: `${root}/usr/bin:${process.env['PATH']}` }
    const run = promisify(execFile)
    const output = await run('sh', [path.join(root, 'backup.sh')], { env: environment }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stdout: string }).stdout,
    )
    const folder = path.join(root, 'var/backups/lahab', TODAY)
    const archives = await Promise.all(
      globSync('*.tar.gz', { cwd: folder }).map((file) =>
        run('tar', ['--list', '--absolute-names', '--file', path.join(folder, file)]),
      ),
    )
    const files = archives.flatMap(({ stdout }) => stdout.split('\n').filter((line) => /[^/]$/.test(line)))
    return { output, files: files.map((file) => file.slice(root.length)).toSorted() }
  }

  const SERVER_FILES = ['/etc/lahab.env', '/etc/nginx/conf.d/lahab.conf', '/var/cache/lahab/order-counts.json']

  test('saves the menu and the pictures of a shop with a file, and deletes old backups', async () => {
    const root = createMachine({
      'etc/lahab.env': 'SITE_ORIGIN=https://lahab.example\nCONTENT_FILE="ROOT/srv/menu/menu.json"\n',
      'srv/menu/menu.json': '{}',
      'srv/menu/images/cola.webp': 'RIFF',
    })
    const { output, files } = await backUp(root)
    expect(output).toBe('')
    expect(files).toEqual([...SERVER_FILES, '/srv/menu/images/cola.webp', '/srv/menu/menu.json'].toSorted())
    expect(existsSync(path.join(root, 'var/backups/lahab/old'))).toBe(false)
  })

  test('saves the content of a shop with Contentful, and says which pictures are missing', async () => {
    const root = createMachine({
      'etc/lahab.env': 'CONTENT_FILE=\n',
      'var/lib/lahab-backup/export.json': '{}',
      'var/lib/lahab-backup/export.mjs': `import { mkdirSync, writeFileSync } from 'node:fs'
        mkdirSync(process.argv[2])
        writeFileSync(process.argv[2] + '/content.json', '{}')
        console.log('│ Errors            │ 2       │')`,
    })
    const { output, files } = await backUp(root)
    expect(output).toMatch(/^lahab-backup: pictures are missing, see .*export\.log\n$/)
    expect(files).toEqual(SERVER_FILES)
    expect(existsSync(path.join(root, 'var/backups/lahab', TODAY, 'content/content.json'))).toBe(true)
  })

  test.each([
    ['an export that fails', { 'var/lib/lahab-backup/export.json': '{}' }, /^lahab-backup: no content, see .*\n$/],
    ['no menu at all', {}, /^lahab-backup: no menu: .*\n$/],
  ])('with %s saves the rest, says so, and keeps old backups', async (_, files, message) => {
    const root = createMachine({ 'etc/lahab.env': 'CONTENT_FILE=\n', ...files })
    const { output, files: saved } = await backUp(root)
    expect(output).toMatch(message)
    expect(saved).toEqual(SERVER_FILES)
    expect(existsSync(path.join(root, 'var/backups/lahab/old'))).toBe(true)
  })
})

test('alert rules and handbook name the metrics that the site exports', async () => {
  const origin = await startServer(createSiteMetrics(() => 1).listener)
  const text = await (await fetch(`${origin}/metrics`)).text()
  const exported = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const listNames = (file: string): readonly string[] => [...new Set(read(file).match(/\bsite_[a-z_]+/g))]
  expect(listNames('docs/operations.md').toSorted()).toEqual(exported.toSorted())
  const used = listNames('deploy/alerts/prometheus-rules.yml').map((name) => name.replace(/_(bucket|count)$/, ''))
  expect(used.filter((name) => !exported.includes(name))).toEqual([])
  const alerts = [...read('deploy/alerts/prometheus-rules.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const lines = [...read('deploy/alerts/check-site.sh').matchAll(/echo "([A-Z ]+):/g)].map(([, name = '']) => name)
  for (const name of [...alerts, ...lines]) expect(read('docs/operations.md')).toContain(`\`${name}\``)
})
