import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { print } from './format.ts'
import { fetchPage, runSmokeChecks, assert } from './smoke-checks.ts'
import { withMutableContent } from './with-mutable-content.ts'
import { placeOrders } from './place-orders.ts'
import { root, spawnProcess } from './spawn-process.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * `npm run try:image`, after `npm run build`: runs the last stage of the Dockerfile without Docker:
 * only `dist/`, read-only, with the environment of the image and, if started by root, as an
 * unprivileged user.
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
  assert(dockerfile.includes('COPY --from=build /site/dist ./dist'), 'the image does not contain dist')
  cpSync(`${root}dist`, path.join(site, 'dist'), { recursive: true })
  mkdirSync(cache)
  chmodSync(folder, 0o755)
  if (isRoot) spawnSync('chown', [`${USER}:${USER}`, cache])
  else spawnSync('chmod', ['-R', 'a-w', site])
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  print(`/site: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`)

  checkMissingSettings()
  await withMutableContent(async ({ environment, service }) => {
    const first = await start(environment)
    await runSmokeChecks(first.origin, true)
    await placeOrders(first.origin)
    assert(isHealthy(first.origin) && !isHealthy('http://127.0.0.1:1'), 'the health check is wrong')
    assert(globSync('**/*.json', { cwd: cache }).length > 0, 'no content was stored in the cache')
    await first.stop()
    print('stopped by SIGTERM')

    await service.setFault('refuse')
    const second = await start(environment)
    const health = await fetchPage(`${second.origin}/healthz`)
    assert(health.status === 200 && health.text.includes('stale'), `healthz: ${health.status} ${health.text}`)
    print(`started again with the content service down: healthz ${health.text}`)
    await second.stop()
  })
} finally {
  spawnSync('chmod', ['-R', 'u+w', site])
  rmSync(folder, { recursive: true, force: true })
}

/** Without keys or SITE_ORIGIN the image must not start. */
function checkMissingSettings(): void {
  const [file, ...parameters] = readCommand()
  for (const [missing, environment] of [
    ['keys', { SITE_ORIGIN: 'https://lahab.example' }],
    ['SITE_ORIGIN', { CONTENT: 'sample' }],
  ] as const) {
    const { status, stderr } = spawnSync(file, parameters, {
      cwd: site,
      encoding: 'utf8',
      env: { ...readEnvironment(), ...environment },
      timeout: 10_000,
    })
    assert(status === 1 && stderr.trim().split('\n').length === 1, `without ${missing}: ${status} ${stderr}`)
    print(`without ${missing}: ${stderr.trim()}`)
  }
}

async function start(keys: Readonly<Record<string, string>>): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const settings = { ...keys, ...readEnvironment(), HOST: '127.0.0.1', PORT: String(port) }
  // `env -i`, because a container does not inherit the variables of this terminal.
  const cleanEnvironment = ['-i', '-C', site, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const program = await spawnProcess(['env', ...cleanEnvironment, ...readCommand()], / is ready: /)
  return { origin: `http://127.0.0.1:${port}`, stop: () => program.stop() }
}

/** Returns the CMD of the Dockerfile, as an unprivileged user if started by root. */
function readCommand(): readonly [string, ...string[]] {
  const [, ...parameters] = parseFromDockerfile(/^CMD (\[.*\])/m)
  const node = [process.execPath, ...parameters] as const
  if (!isRoot) return node
  return ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--no-new-privs', ...node]
}

function readEnvironment(): Readonly<Record<string, string>> {
  const settings = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const set = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]))
  return { ...set, PATH: process.env['PATH'] ?? '', CONTENT_CACHE_DIR: cache }
}

function parseFromDockerfile(pattern: RegExp): readonly string[] {
  return JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]') as string[]
}

function isHealthy(origin: string): boolean {
  const [, ...parameters] = parseFromDockerfile(/HEALTHCHECK[^[]*(\[.*\])/)
  const env = { ...process.env, PORT: new URL(origin).port }
  return spawnSync(process.execPath, parameters, { env }).status === 0
}
