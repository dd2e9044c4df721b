import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ask, until } from './checked-answers.ts'
import { root, running } from './running-program.ts'
import { freePort } from '../tests/support/free-port.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** What one site is to nginx: lines of `http` before it, and lines of its `server`. */
export interface Site {
  readonly before?: string
  readonly server: string
}

/**
 * Runs nginx with the files of deploy/nginx in a folder of its own, on a free port of this machine, and nothing of the system's
 * own. `site` gets the folder, for what it keeps.
 */
export async function withNginx(
  site: (folder: string) => Site,
  tryIt: (origin: string) => Promise<void>,
): Promise<void> {
  if (NGINX === undefined)
    throw new Error('nginx is not here: apt-get install nginx-light libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-nginx-'))
  // Its workers are of another user where root starts it.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { before = '', server } = site(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // Included files are looked for beside the configuration.
  symlinkSync(`${root}deploy/nginx`, path.join(folder, 'lahab'))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
daemon off; pid ${folder}/pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
  include lahab/http.conf;
  ${before}
  server { listen 127.0.0.1:${port}; ${existsSync(BROTLI) ? 'brotli_static on;' : ''} ${server} }
}
`,
  )
  const origin = `http://127.0.0.1:${port}`
  const nginx = await running([NGINX, '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], null)
  try {
    await until(
      'nginx answers',
      () =>
        ask(`${origin}/robots.txt`).then(
          () => true,
          () => false,
        ),
      10,
    )
    await tryIt(origin)
  } catch (error) {
    process.stderr.write(nginx.printed().slice(-2000))
    throw error
  } finally {
    await nginx.stop('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}
