import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fetchRaw } from '../../../tests/http/raw-http.ts'
import { withNginx } from '../../with-nginx.ts'
import { root, spawnProcess, type SpawnedProcess } from '../../spawn-process.ts'
import { freePort } from '../../../tests/support/free-port.ts'

export interface BenchServer {
  readonly name: string
  readonly origin: string
}

/** A server that is a process of its own. */
export interface BenchProcess extends BenchServer, Pick<SpawnedProcess, 'pid' | 'stop'> {}

type Environment = Readonly<Record<string, string>>

const ENCODINGS = { '': 'identity', '.gz': 'gzip', '.br': 'br' } as const

/** Starts our server with the given content service. */
export async function startOurServer(content: Environment): Promise<BenchProcess> {
  const port = await freePort()
  const site = await spawnProcess(
    [process.execPath, path.join(root, 'dist/server/entry.mjs')],
    / is ready: /,
    toEnvironment(port, content),
  )
  return { name: 'ours', origin: toOrigin(port), pid: site.pid, stop: site.stop }
}

/**
 * Runs nginx with one worker, serving precompressed files with the same bytes that our server sends
 * for home.
 */
export async function withNginxServing(ours: string, measure: (nginx: BenchServer) => Promise<void>): Promise<void> {
  const pages = await Promise.all(
    Object.entries(ENCODINGS).map(async ([extension, encoding]) => {
      const { body } = await fetchRaw(ours, '/', { headers: { 'accept-encoding': encoding } })
      return { file: `index.html${extension}`, body }
    }),
  )
  await withNginx(
    (folder) => {
      const site = path.join(folder, 'site')
      mkdirSync(site)
      for (const { file, body } of pages) writeFileSync(path.join(site, file), body)
      return {
        httpDirectives: 'open_file_cache max=100; keepalive_requests 1000000;',
        serverDirectives: `root ${site}; gzip_static on; location = /robots.txt { return 204; }`,
      }
    },
    async (origin) => {
      const { headers, body } = await fetchRaw(origin, '/', { headers: { 'accept-encoding': 'br' } })
      const isSame = body.length === pages.find(({ file }) => file.endsWith('.br'))?.body.length
      if (headers['content-encoding'] !== 'br' || !isSame) throw new Error('nginx does not send the same bytes')
      await measure({ name: 'nginx, the same bytes', origin })
    },
  )
}

function toEnvironment(port: number, content: Environment): Environment {
  return { ...content, HOST: '127.0.0.1', PORT: String(port) }
}

function toOrigin(port: number): string {
  return `http://127.0.0.1:${port}`
}
