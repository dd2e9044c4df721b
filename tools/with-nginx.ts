import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether nginx can send the files of a build that are compressed with brotli. */
export const hasBrotli = existsSync(BROTLI)

/**
 * Runs nginx in a temporary folder with the files of deploy/nginx, until `run` ends. Nothing of the system's own
 * configuration is read. `createHttp` gets the folder, for files of its own, and returns the `http` block; its servers
 * listen on `port`, too. `reload` does as `systemctl reload nginx`.
 */
export async function withNginx(
  port: number,
  createHttp: (folder: string) => string,
  run: (reload: () => void) => Promise<void>,
): Promise<void> {
  if (NGINX === undefined)
    throw new Error('nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-nginx-'))
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  // Includes are resolved relative to the configuration.
  cpSync('deploy/nginx', path.join(folder, 'lahab'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const configuration = `
    ${hasBrotli ? `load_module ${BROTLI};` : ''}
    daemon off; pid ${folder}/pid; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} ${createHttp(folder)} }`
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  const nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(nginx, 'exit')
  let log = ''
  nginx.stderr.on('data', (text: Buffer) => (log += text.toString()))
  try {
    await waitFor('nginx listens', () => canConnect(port), 10)
    await run(() => nginx.kill('SIGHUP'))
  } catch (error) {
    process.stderr.write(log.slice(-2000))
    throw error
  } finally {
    nginx.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Polls a condition until it holds. Throws after `timeoutSeconds`. */
export async function waitFor(what: string, check: () => Promise<boolean>, timeoutSeconds: number): Promise<void> {
  const end = Date.now() + timeoutSeconds * 1000
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`not within ${timeoutSeconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function canConnect(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
