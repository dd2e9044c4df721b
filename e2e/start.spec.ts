import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { ask } from './support/raw-request.ts'
import { freePort } from '../tests/support/free-port.ts'
import { expect, test } from './support/test.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Run {
  readonly child: ChildProcess
  readonly printed: { out: string; err: string }
  /** The exit code once it has ended. */
  readonly ended: Promise<number | null>
}

/** The built server, on the sample menu unless told. */
function start(environment: Readonly<Record<string, string>>): Run {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(CONTENT|SITE_|PORT$|HOST$|CLOSED|NODE_ENV$)/.test(name),
  )
  const child = spawn(process.execPath, [path.join(root, 'dist/server/entry.mjs')], {
    // No `.env` of a developer.
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(inherited), ...environment },
  })
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()))
  return { child, printed, ended: new Promise((resolve) => child.once('close', (code) => resolve(code))) }
}

const BAD: readonly [name: string, environment: Record<string, string>, named: RegExp][] = [
  ['a space without a token', { CONTENTFUL_SPACE_ID: 'space' }, /^CONTENTFUL_ACCESS_TOKEN is missing/],
  ['a token without a space', { CONTENTFUL_ACCESS_TOKEN: 'a-secret-token' }, /^CONTENTFUL_SPACE_ID is missing/],
  ['hours that are none', { CLOSED_HOURS: '4-12' }, /^CLOSED_HOURS .*"4-12"/],
  ['a port that is none', { PORT: '80a' }, /^PORT .*"80a"/],
  ['a port beyond all', { PORT: '65536' }, /^PORT .*"65536"/],
  ['an origin with a path', { SITE_ORIGIN: 'https://lahab.example/shop' }, /^SITE_ORIGIN .*\/shop"/],
  ['an origin without a scheme', { SITE_ORIGIN: 'lahab.example' }, /^SITE_ORIGIN .*"lahab\.example"/],
]
for (const [name, environment, named] of BAD) {
  test(`${name} ends the start with one clear line`, { tag: ['@CNT-2', '@HRS-2', '@APP-6'] }, async () => {
    const { printed, ended } = start(environment)
    expect(await ended).toBe(1)
    expect(printed.out).toBe('')
    expect(printed.err).toMatch(named)
    expect(printed.err).toMatch(/^[^\n]+\n$/)
    expect(printed.err).not.toContain('a-secret-token')
  })
}

test('a taken port ends the start with one clear line', { tag: '@CNT-3' }, async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const { printed, ended } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(printed).toEqual({ out: '', err: `PORT ${port} on 127.0.0.1 is taken.\n` })
  other.close()
})

test('the site says where it is when it is ready, and ends well on SIGTERM', { tag: ['@CNT-3', '@P17'] }, async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { child, printed, ended } = start({ PORT: String(port) })
  await expect.poll(() => printed.out, { timeout: 20_000 }).toBe(`Lahab is ready: ${origin}\n`)
  expect((await ask(origin, '/healthz')).text).toContain('"state":"fresh"')

  // One connection has had its answer and stays open, another has only half asked.
  const kept = await connected(port)
  kept.write('GET /icon.svg HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => kept.once('data', resolve))
  const half = await connected(port)
  half.write('GET /en HTTP/1.1\r\nHost')

  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(printed.out).toBe(`Lahab is ready: ${origin}\n`)
  expect(printed.err.split('\n').filter((line) => line !== '')).toEqual([
    expect.stringContaining('sample-menu'),
    expect.stringContaining('content-changed'),
  ])
  kept.destroy()
  half.destroy()
})

test('npm start hands SIGTERM on: the site ends, and nothing of it stays behind', { tag: '@P17' }, async () => {
  const port = await freePort()
  // Without the build that npm start runs before: other tests use it meanwhile.
  const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: root, env: { ...process.env, PORT: String(port) } })
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise((resolve) => npm.once('close', resolve))
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('Lahab is ready')
  npm.kill('SIGTERM')
  await ended
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED')
})

const PRODUCTION: readonly [name: string, environment: Record<string, string>, line: RegExp][] = [
  [
    'without keys',
    { SITE_ORIGIN: 'https://lahab.example' },
    /^CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing/,
  ],
  ['without its origin', { CONTENT: 'sample' }, /^SITE_ORIGIN is missing/],
]
for (const [name, environment, line] of PRODUCTION) {
  test(`a start in production ${name} ends with one clear line`, { tag: ['@CNT-3', '@APP-6'] }, async () => {
    const { printed, ended } = start({ NODE_ENV: 'production', ...environment })
    expect(await ended).toBe(1)
    expect(printed.err).toMatch(line)
    expect(printed.err).toMatch(/^[^\n]+\n$/)
  })
}

test('a start in production serves the sample menu where it is told to', { tag: '@CNT-3' }, async () => {
  const port = String(await freePort())
  const environment = { NODE_ENV: 'production', SITE_ORIGIN: 'https://lahab.example', CONTENT: 'sample' }
  const { child, printed, ended } = start({ ...environment, PORT: port })
  await expect.poll(() => printed.out, { timeout: 20_000 }).toContain('is ready')
  expect((await ask(`http://127.0.0.1:${port}`, '/')).text).toContain('قائمة تجريبية')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

function connected(port: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
    socket.on('error', () => undefined)
  })
}

test('the first visitor already gets the kept bytes', { tag: '@P16' }, async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { child, printed, ended } = start({ PORT: String(port) })
  await expect.poll(() => printed.out, { timeout: 20_000 }).toContain('is ready')
  for (const path of ['/', '/en', '/checkout', '/en/checkout']) {
    const { headers, body } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) })
    expect(brotliDecompressSync(body).toString()).toContain('<!DOCTYPE html>')
  }
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

for (const [hours, name] of [
  ['off', 'never closes'],
  ['00:00-24:00', 'is always closed'],
] as const) {
  test(
    `no page claims to be open or closed where the shop ${name}`,
    { tag: ['@HRS-1', '@BAN-4'] },
    async ({ browser }) => {
      const port = await freePort()
      const { child, printed, ended } = start({ PORT: String(port), CLOSED_HOURS: hours })
      await expect.poll(() => printed.out, { timeout: 20_000 }).toContain('is ready')
      // The server's HTML as it is seen before any script has run.
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      for (const path of ['/', '/en', '/checkout', '/en/checkout']) {
        await page.goto(`http://127.0.0.1:${port}${path}`)
        const text = await page.locator('header, main, [data-testid="closed-banner"]').allInnerTexts()
        expect(text.join('\n').split('\n')).not.toContainEqual(
          expect.stringMatching(/open now|مفتوح الآن|currently closed|مغلقون حالياً/i),
        )
        expect(await page.locator('html').getAttribute('data-shop')).toBeNull()
      }
      await context.close()
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  )
}
