import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../../e2e/support/raw-request.ts'
import { withNginx } from '../running-nginx.ts'
import { root, running, type Running } from '../running-program.ts'
import { freePort } from '../../tests/support/free-port.ts'

/** A server to be measured. */
export interface Contestant {
  readonly name: string
  readonly origin: string
}

/** One that runs as a program of its own. */
export interface Program extends Contestant, Pick<Running, 'pid' | 'stop'> {}

type Environment = Readonly<Record<string, string>>

const ENCODINGS = { '': 'identity', '.gz': 'gzip', '.br': 'br' } as const

/** Our own server over the given content service. */
export async function ourServer(content: Environment): Promise<Program> {
  const port = await freePort()
  const site = await running(
    [process.execPath, path.join(root, 'dist/server/entry.mjs')],
    / is ready: /,
    at(port, content),
  )
  return { name: 'ours', origin: originOf(port), pid: site.pid, stop: site.stop }
}

/** nginx with one worker over the very bytes that our server sends for home, as files that were compressed before. */
export async function withNginxOver(ours: string, measure: (nginx: Contestant) => Promise<void>): Promise<void> {
  const pages = await Promise.all(
    Object.entries(ENCODINGS).map(async ([ending, encoding]) => {
      const { body } = await ask(ours, '/', { headers: { 'accept-encoding': encoding } })
      return { file: `index.html${ending}`, body }
    }),
  )
  await withNginx(
    (folder) => {
      const site = path.join(folder, 'site')
      mkdirSync(site)
      for (const { file, body } of pages) writeFileSync(path.join(site, file), body)
      return {
        before: 'open_file_cache max=100; keepalive_requests 1000000;',
        server: `root ${site}; gzip_static on; location = /robots.txt { return 204; }`,
      }
    },
    async (origin) => {
      const { headers, body } = await ask(origin, '/', { headers: { 'accept-encoding': 'br' } })
      const isSame = body.length === pages.find(({ file }) => file.endsWith('.br'))?.body.length
      if (headers['content-encoding'] !== 'br' || !isSame) throw new Error('nginx does not send the same bytes')
      await measure({ name: 'nginx, the same bytes', origin })
    },
  )
}

function at(port: number, content: Environment): Environment {
  return { ...content, HOST: '127.0.0.1', PORT: String(port) }
}

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
