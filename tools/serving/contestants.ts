import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import { build } from 'astro'
import { memoryCache } from 'astro/config'
import { freePort } from '../running-site.ts'

/** A server to be measured. */
export interface Contestant {
  readonly name: string
  readonly origin: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../..', import.meta.url))
const ENCODINGS = { '': 'identity', '.gz': 'gzip', '.br': 'br' } as const

/** Our own server over the given content service, in one process or more that share a port. */
export async function ourServer(content: Environment, processes = 1): Promise<Contestant> {
  const port = await freePort()
  const entry = processes === 1 ? 'server/main.ts' : 'tools/serving/processes.ts'
  const site = spawn(process.execPath, [entry, String(processes)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...content, HOST: '127.0.0.1', PORT: String(port) },
  })
  let ready = 0
  for await (const printed of site.stdout) {
    ready += String(printed).split(' is ready: ').length - 1
    if (ready === processes) break
  }
  if (ready < processes) throw new Error('the site did not start; has it been built?')
  return contestant(`ours, ${processes} process${processes === 1 ? '' : 'es'}`, port, site)
}

/** nginx over the very bytes that our server sends for home, as files that were compressed before. One worker. */
export async function nginxOver(origin: string): Promise<Contestant> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lahab-nginx-'))
  mkdirSync(path.join(folder, 'site'))
  // Modules are looked for in a folder of the prefix.
  symlinkSync('/usr/lib/nginx/modules', path.join(folder, 'modules'))
  for (const [ending, encoding] of Object.entries(ENCODINGS)) {
    writeFileSync(path.join(folder, 'site', `index.html${ending}`), await encodedHome(origin, encoding))
  }
  const port = await freePort()
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
     worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { default_type text/html; access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${folder}/site; gzip_static on; brotli_static on; } }`,
  )
  const server = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const running = contestant('nginx, the same bytes', port, server)
  await answers(running.origin)
  return running
}

/** Astro's own Node server and page cache: the same pages, built without our front. */
export async function astroServer(content: Environment): Promise<Contestant> {
  const outDir = path.join(root, '.cache/astro-server/')
  await build({
    root,
    outDir,
    logLevel: 'error',
    adapter: node({ mode: 'standalone' }),
    cache: { provider: memoryCache() },
  })
  const port = await freePort()
  const server = spawn(process.execPath, [path.join(outDir, 'server/entry.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...content, HOST: '127.0.0.1', PORT: String(port) },
  })
  const running = contestant('Astro’s own Node server', port, server)
  await answers(running.origin)
  return running
}

/** Our bytes without unpacking them, which `fetch` would do. */
async function encodedHome(origin: string, encoding: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

async function answers(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(origin).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} does not answer`)
}

function contestant(name: string, port: number, child: ChildProcess): Contestant {
  child.once('error', (error) => {
    throw error
  })
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
