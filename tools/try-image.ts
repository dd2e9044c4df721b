import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ask, checkAnswers, expect, print } from './checked-answers.ts'
import { withChangingContent } from './changing-content.ts'
import { placeOrders } from './placed-order.ts'
import { root, running } from './running-program.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * `npm run try:image`, after `npm run build`: runs what the last stage of the Dockerfile holds, without Docker. Only `dist/`
 * is there, it can't be written to, root starts it as an unprivileged user, and its environment is the image's own.
 */
const USER = 1000
const isRoot = process.getuid?.() === 0
const dockerfile =
  readFileSync(`${root}Dockerfile`, 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''

const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-image-'))
const [site, cache] = [path.join(folder, 'site'), path.join(folder, 'cache')]
try {
  expect(dockerfile.includes('COPY --from=build /site/dist ./dist'), 'the image holds something else than dist')
  cpSync(`${root}dist`, path.join(site, 'dist'), { recursive: true })
  mkdirSync(cache)
  chmodSync(folder, 0o755)
  if (isRoot) spawnSync('chown', [`${USER}:${USER}`, cache])
  else spawnSync('chmod', ['-R', 'a-w', site])
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  print(`/site: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`)

  checkMissingSettings()
  await withChangingContent(async ({ environment, service }) => {
    const first = await start(environment)
    await checkAnswers(first.origin, true)
    await placeOrders(first.origin)
    expect(isHealthy(first.origin) && !isHealthy('http://127.0.0.1:1'), 'the health check tells nothing')
    expect(globSync('**/*.json', { cwd: cache }).length > 0, 'no content was stored in the cache')
    await first.stop()
    print('stopped by SIGTERM')

    await service.setFault('refuse')
    const second = await start(environment)
    const health = await ask(`${second.origin}/healthz`)
    expect(health.status === 200 && health.text.includes('stale'), `healthz: ${health.status} ${health.text}`)
    print(`started again with the content service down: healthz ${health.text}`)
    await second.stop()
  })
} finally {
  spawnSync('chmod', ['-R', 'u+w', site])
  rmSync(folder, { recursive: true, force: true })
}

/** The image never takes orders at sample prices unless it was told to. */
function checkMissingSettings(): void {
  const [file, ...parameters] = command()
  for (const [missing, environment] of [
    ['keys', { SITE_ORIGIN: 'https://lahab.example' }],
    ['SITE_ORIGIN', { CONTENT: 'sample' }],
  ] as const) {
    const { status, stderr } = spawnSync(file, parameters, {
      cwd: site,
      encoding: 'utf8',
      env: { ...imageEnvironment(), ...environment },
      timeout: 10_000,
    })
    expect(status === 1 && stderr.trim().split('\n').length === 1, `without ${missing}: ${status} ${stderr}`)
    print(`without ${missing}: ${stderr.trim()}`)
  }
}

async function start(keys: Readonly<Record<string, string>>): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const settings = { ...keys, ...imageEnvironment(), HOST: '127.0.0.1', PORT: String(port) }
  // `running` adds the variables of this terminal, which a container does not have.
  const clean = ['-i', '-C', site, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const program = await running(['env', ...clean, ...command()], / is ready: /)
  return { origin: `http://127.0.0.1:${port}`, stop: () => program.stop() }
}

/** The CMD of the Dockerfile, as its user where that can be chosen. */
function command(): readonly [string, ...string[]] {
  const [, ...parameters] = inDockerfile(/^CMD (\[.*\])/m)
  const node = [process.execPath, ...parameters] as const
  if (!isRoot) return node
  return ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--no-new-privs', ...node]
}

function imageEnvironment(): Readonly<Record<string, string>> {
  const settings = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const set = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]))
  return { ...set, PATH: process.env['PATH'] ?? '', CONTENT_CACHE_DIR: cache }
}

function inDockerfile(place: RegExp): readonly string[] {
  return JSON.parse(place.exec(dockerfile)?.[1] ?? '[]') as string[]
}

function isHealthy(origin: string): boolean {
  const [, ...parameters] = inDockerfile(/HEALTHCHECK[^[]*(\[.*\])/)
  const env = { ...process.env, PORT: new URL(origin).port }
  return spawnSync(process.execPath, parameters, { env }).status === 0
}
