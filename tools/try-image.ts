import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ask, checkAnswers, expect, print } from './checked-answers.ts'
import { withChangingContent } from './changing-content.ts'
import { placeOrders } from './placed-order.ts'
import { root, running } from './running-program.ts'
import { freePort } from './running-site.ts'

/**
 * `npm run try:image`: what the Dockerfile puts together, run as its container would run it, without Docker: as an unprivileged user, on a
 * file system that can't be written to but for the cache and /tmp, with the keys coming at the start. Linux with bubblewrap.
 */
const BWRAP = '/usr/bin/bwrap'
if (!existsSync(BWRAP)) throw new Error('bubblewrap is not here: apt-get install bubblewrap')
const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-image-'))
const [site, cache] = [path.join(folder, 'site'), path.join(folder, 'cache')]
mkdirSync(cache)
const USER = 1000
try {
  const copied = spawnSync(process.execPath, ['tools/runtime-folder.ts', site], { cwd: root, encoding: 'utf8' })
  expect(copied.status === 0, copied.stderr)
  const [kilobytes] = spawnSync('du', ['-sk', site], { encoding: 'utf8' }).stdout.split('\t')
  print(`/site: ${copied.stdout.trim()}, ${Math.round(Number(kilobytes) / 1024)} MB`)
  spawnSync('chown', [String(USER), folder, cache])

  await withChangingContent(async ({ environment, service }) => {
    const first = await start(environment)
    await checkAnswers(first.origin, true)
    await placeOrders(first.origin)
    expect(
      isHealthy(first.origin) && !isHealthy('http://127.0.0.1:1'),
      'the health check of the Dockerfile tells nothing',
    )
    expect(existsSync(path.join(cache, 'content')), 'no content was kept in the cache')
    expect(existsSync(path.join(cache, 'node')), 'nothing of the sources was kept in the cache')
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
  rmSync(folder, { recursive: true, force: true })
}

/** The whole machine read-only, the folder as /site, the user of the image; `npm ci` brings the Node. */
async function start(keys: Readonly<Record<string, string>>): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const container = [
    ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc', '--ro-bind', '/opt', '/opt'],
    ...['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/bin', '/bin'],
    ...['--ro-bind', path.dirname(process.execPath), '/node', '--ro-bind', site, '/site', '--bind', cache, '/cache'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--unshare-user', '--unshare-pid', '--die-with-parent'],
    ...['--uid', String(USER), '--gid', String(USER), '--cap-drop', 'ALL', '--chdir', '/site', '--clearenv'],
    ...Object.entries({
      ...keys,
      ...settingsOfImage(),
      HOST: '127.0.0.1',
      PORT: String(port),
    }).flatMap(([name, value]) => ['--setenv', name, value]),
  ]
  // Root of this machine would stay root behind the wall.
  const first =
    process.getuid?.() === 0 ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', BWRAP] : [BWRAP]
  const [, ...started] = inDockerfile(/^CMD (\[.*\])/m)
  const program = await running(['env', ...first, ...container, '/node/node', ...started], / is ready: /)
  return { origin: `http://127.0.0.1:${port}`, stop: () => program.stop() }
}

/** What the last image of the Dockerfile sets. */
function settingsOfImage(): Readonly<Record<string, string>> {
  const last =
    readFileSync(`${root}Dockerfile`, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const lines = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, settings = '']) => settings.split(' '))
  return Object.fromEntries(lines.map((setting) => setting.split('=') as [string, string]))
}

/** One of the very commands that the Dockerfile gives Docker. */
function inDockerfile(place: RegExp): readonly string[] {
  return JSON.parse(place.exec(readFileSync(`${root}Dockerfile`, 'utf8'))?.[1] ?? '[]') as string[]
}

function isHealthy(origin: string): boolean {
  const [program = '', ...parameters] = inDockerfile(/HEALTHCHECK[^[]*(\[.*\])/)
  return spawnSync(program, parameters, { env: { ...process.env, PORT: new URL(origin).port } }).status === 0
}
