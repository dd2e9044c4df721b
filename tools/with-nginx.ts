import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fetchPage, waitFor } from './smoke-checks.ts'
import { freePort } from '#tests/support/free-port.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Directives for nginx's `http` and `server` blocks. */
export interface NginxSite {
  readonly httpDirectives?: string
  readonly serverDirectives: string
  /** Turns on both logs of deploy/nginx/log.conf, the one that is a file here. */
  readonly accessLog?: string
}

/** What a check needs besides the origin. */
export interface RunningNginx {
  readonly getErrorLog: () => string
  readonly getOutput: () => string
  /** As `systemctl reload nginx`. */
  readonly reload: () => void
}

/**
 * Runs nginx with the files of deploy/nginx in a temporary folder on a free port, without the
 * system's own configuration. `createSite` gets the folder, for files of its own.
 */
export async function withNginx(
  createSite: (folder: string) => NginxSite,
  run: (origin: string, nginx: RunningNginx) => Promise<void>,
): Promise<void> {
  if (NGINX === undefined)
    throw new Error('nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-nginx-'))
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { httpDirectives = '', serverDirectives, accessLog } = createSite(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // Includes are resolved relative to the configuration.
  cpSync('deploy/nginx', path.join(folder, 'lahab'), { recursive: true })
  replaceIn(path.join(folder, 'lahab/proxy.conf'), '/etc/nginx/', `${folder}/`)
  if (accessLog !== undefined) turnOnLogs(path.join(folder, 'lahab/log.conf'), accessLog)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
daemon off; pid ${folder}/pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
  include lahab/http.conf;
  ${httpDirectives}
  server { listen 127.0.0.1:${port}; ${existsSync(BROTLI) ? 'brotli_static on;' : ''} ${serverDirectives} }
}
`,
  )
  const origin = `http://127.0.0.1:${port}`
  const output = path.join(folder, 'output')
  const nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    // nginx opens /dev/stdout, which the sockets of Node don't allow.
    stdio: ['ignore', openSync(output, 'w'), 'pipe'],
  })
  const ended = once(nginx, 'exit')
  let log = ''
  nginx.stderr?.on('data', (text: Buffer) => (log += text.toString()))
  try {
    await waitFor(
      'nginx responds',
      () =>
        fetchPage(`${origin}/robots.txt`).then(
          () => true,
          () => false,
        ),
      10,
    )
    await run(origin, {
      getErrorLog: () => log,
      getOutput: () => readFileSync(output, 'utf8'),
      reload: () => nginx.kill('SIGHUP'),
    })
  } catch (error) {
    process.stderr.write(log.slice(-2000))
    throw error
  } finally {
    nginx.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Does what log.conf says: the lines in its comments replace `access_log off;`. */
function turnOnLogs(file: string, accessLog: string): void {
  const directives = readFileSync(file, 'utf8').match(/(?<=^# )access_log .*;$/gm) ?? []
  writeFileSync(file, directives.join('\n'))
  replaceIn(file, '/var/log/nginx/lahab.log', accessLog)
}

function replaceIn(file: string, before: string, after: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after))
}
