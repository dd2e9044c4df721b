import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startContentService } from '../../embedded-contentful/service.ts'
import { createContentfulClient } from '#content/api/contentful-client.ts'

// Each test starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

function startProgram(port: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../embedded-contentful/main.ts')], {
    env: { ...process.env, CONTENT_PORT: port, NODE_OPTIONS: '' },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output.err += data.toString()))
  return { child, output, ended: once(child, 'close') as Promise<[number | null, string | null]> }
}

function parseSettings(line: string) {
  const [host = '', space = '', accessToken = ''] = ['HOST', 'SPACE_ID', 'ACCESS_TOKEN'].map(
    (name) => new RegExp(`CONTENTFUL_${name}=(\\S+)`).exec(line)?.[1],
  )
  return { host, space, accessToken }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'prints its settings in one line, serves the menu and stops on %s [CNT-3]',
  async (signal) => {
    const { child, output, ended } = startProgram('0')
    await once(child.stdout, 'data')
    const { host, space, accessToken } = parseSettings(output.out)
    expect(output.out.trimEnd().split('\n')).toHaveLength(1)
    expect(output.out).toContain(`http://${host}`)
    const keys = { host, space, accessToken, environment: 'master' }
    const { menuItem } = await createContentfulClient(keys).fetchMenu()
    expect(menuItem.length).toBeGreaterThanOrEqual(60)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(output.err).toBe('')
  },
)

test('a port in use or an invalid port ends it with one line and exit code 1', async () => {
  const other = await startContentService({ dataset: { entries: [], assets: [] } })
  try {
    for (const [port, reason] of [
      [String(other.port), 'the port is taken'],
      ['http', 'CONTENT_PORT must be a number'],
    ] as const) {
      const { output, ended } = startProgram(port)
      expect(await ended).toEqual([1, null])
      expect(output.err.trimEnd().split('\n')).toHaveLength(1)
      expect(output.err).toContain(reason)
    }
  } finally {
    await other.close()
  }
})
