import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startContentService } from '../../fake-contentful/service.ts'
import { clientOf } from './client.ts'

// Every test starts a program of its own, which takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 })

function run(port: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../fake-contentful/main.ts')], {
    env: { ...process.env, CONTENT_PORT: port, NODE_OPTIONS: '' },
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
  const other = await startContentService({ dataset: { entries: [], assets: [] } })
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
