import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { startContentService } from './service.ts'
import { clientOf, failureOf } from './test-client.ts'

// Every test starts a program of its own, which takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 })

function run(port: string, environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, CONTENT_PORT: port, NODE_OPTIONS: '', ...environment },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()))
  return { child, said, ended: once(child, 'close') as Promise<[number | null, string | null]> }
}

function settingsIn(line: string) {
  const [host = '', space = '', accessToken = ''] = ['HOST', 'SPACE_ID', 'ACCESS_TOKEN'].map(
    (name) => new RegExp(`CONTENTFUL_${name}=(\\S+)`).exec(line)?.[1],
  )
  return { host, space, accessToken }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'says in one line where it is, serves the menu and ends on %s [CNT-3]',
  async (signal) => {
    const { child, said, ended } = run('0')
    await once(child.stdout, 'data')
    const { host, space, accessToken } = settingsIn(said.out)
    expect(said.out.trimEnd().split('\n')).toHaveLength(1)
    expect(said.out).toContain(`http://${host}`)
    const menu = await clientOf({ host, space, accessToken }).getEntries({ content_type: 'menuItem' })
    expect(menu.total).toBeGreaterThanOrEqual(60)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(said.err).toBe('')
  },
)

test('a taken port and a port that is none end it with one line and exit code 1', async () => {
  const other = await startContentService({ library: { entries: [], assets: [] } })
  try {
    for (const [port, reason] of [
      [String(other.port), 'the port is taken'],
      ['http', 'CONTENT_PORT must be a number'],
      ['70000', 'CONTENT_PORT must be a number'],
    ] as const) {
      const { said, ended } = run(port)
      expect(await ended).toEqual([1, null])
      expect(said.err.trimEnd().split('\n')).toHaveLength(1)
      expect(said.err).toContain(reason)
    }
  } finally {
    await other.close()
  }
})

describe('PUT /faults/<mode>', () => {
  const put = (host: string, path: string, method = 'PUT') => fetch(`http://${host}/faults/${path}`, { method })

  test('is not there unless CONTENT_FAULTS is on', async () => {
    const { child, said, ended } = run('0', { CONTENT_FAULTS: '' })
    await once(child.stdout, 'data')
    const { host } = settingsIn(said.out)
    for (const method of ['PUT', 'GET']) expect((await put(host, '500', method)).status).toBe(404)
    child.kill('SIGTERM')
    await ended
  })

  test('switches the mode while the service runs', async () => {
    const { child, said, ended } = run('0', { CONTENT_FAULTS: 'on' })
    await once(child.stdout, 'data')
    const { host, ...keys } = settingsIn(said.out)
    const menu = () => clientOf({ host, ...keys }).getEntries({ content_type: 'menuItem' })

    expect(await (await put(host, '500?times=1&contentType=menuItem')).json()).toEqual({
      mode: '500',
      times: 1,
      contentType: 'menuItem',
    })
    expect(await failureOf(menu())).toMatchObject({ status: 500 })
    expect((await menu()).total).toBeGreaterThanOrEqual(60)

    expect((await put(host, 'refuse?forMs=2000')).status).toBe(200)
    await expect.poll(() => failureOf(menu()), { timeout: 5000 }).toMatchObject({ code: 'ECONNREFUSED' })
    await expect
      .poll(
        () =>
          menu().then(
            ({ total }) => total,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBeGreaterThanOrEqual(60)

    for (const path of ['429', 'nonsense', '%E0%A4%A', '500?times=0', '500?forMs=soon', 'refuse', 'refuse?times=1']) {
      const refused = await put(host, path)
      expect([path, refused.status]).toEqual([path, 400])
      expect(await refused.json()).toMatchObject({ details: { reason: expect.any(String) as string } })
    }
    const got = await put(host, '500', 'GET')
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'PUT'])
    expect((await menu()).total).toBeGreaterThanOrEqual(60)

    await put(host, 'never')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said.err).toBe('')
  })
})
