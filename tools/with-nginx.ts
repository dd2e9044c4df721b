import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether nginx can send the files of a build that are compressed with brotli. */
export const hasBrotli = existsSync(BROTLI)

/**
 * Runs nginx in a folder that its workers may read, with this `http` block and nothing of the system's own
 * configuration, until `run` ends. Includes are relative to the folder.
 */
export async function withNginx(folder: string, http: string, run: () => unknown): Promise<void> {
  if (NGINX === undefined)
    throw new Error('nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  const configuration = `
    ${hasBrotli ? `load_module ${BROTLI};` : ''}
    daemon off; pid pid; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} ${http} }`
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  const nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  try {
    // The file is written once it listens.
    while (!existsSync(path.join(folder, 'pid')) && nginx.exitCode === null) await wait(50)
    if (nginx.exitCode !== null) throw new Error('nginx refuses its configuration')
    await run()
  } finally {
    nginx.kill('SIGQUIT')
    await ended
  }
}
