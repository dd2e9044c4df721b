import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import net from 'node:net'
import path from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { print } from './print.ts'
import { createTlsServers } from './nginx-tls-checks.ts'
import { send } from './raw-request.ts'
import { assert } from './smoke-checks.ts'
import { withNginx } from './with-nginx.ts'

const SECRET = 'the-owner-has-this_1'

/** The owner's address, and what becomes of it when it is typed or pasted. */
const SPELLINGS = [
  ...[`/check/${SECRET}`, `/en/check/${SECRET}`, `/check/${SECRET}/`, `/check/${SECRET}%20`, `/check/%20${SECRET}`],
  ...[`/check/${SECRET} `, `/check/ ${SECRET}`, `/check/${SECRET}?utm_source=x`, `//check/${SECRET}`],
  ...[`/en//check/${SECRET}`, `/check//${SECRET}`, `/CHECK/${SECRET}`, `/en/en/check/${SECRET}`],
  ...[`/%63heck/${SECRET}`, `/check%2F${SECRET}`, `/check-${SECRET}`, `/check${SECRET}`],
  ...[`/check/../check/${SECRET}`, `/check\\${SECRET}`, `/checkout/check/${SECRET}`],
  `http://lahab.example/check/${SECRET}`,
] as const

/**
 * Checks that nginx never logs the secret address of the owner's page, with both logs on and an
 * `access_log` in `http`, as Debian's nginx.conf has, nor the address of whoever reports an event. Ordinary requests are logged.
 */
export async function checkNginxLogs(): Promise<void> {
  const upstream = createServer((_request, response) => response.end('page')).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const { port } = upstream.address() as net.AddressInfo
  const [httpPort, httpsPort] = [await freePort(), await freePort()] as const
  let logs: readonly string[] = []
  await withNginx(
    (folder) => {
      logs = [path.join(folder, 'lahab.log'), path.join(folder, 'access.log')]
      for (const log of logs) writeFileSync(log, '')
      return {
        accessLog: logs[0] ?? '',
        httpDirectives: `access_log ${logs[1]} combined;
          proxy_cache_path ${folder}/cache keys_zone=lahab:10m max_size=500m inactive=2d use_temp_path=off;
          upstream lahab { server 127.0.0.1:${port}; keepalive 8; }
          ${createTlsServers(folder, httpPort, httpsPort)}`,
        serverDirectives: 'include lahab/cache.conf;',
      }
    },
    async (origin, { getErrorLog, getOutput }) => {
      const plain = `http://127.0.0.1:${httpPort}`
      const visitAll = async (): Promise<void> => {
        for (const spelling of SPELLINGS) {
          for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) await send(origin, spelling, {}, method)
          await send(origin, spelling, { 'content-length': '99999999' }, 'POST')
          await send(plain, spelling)
          await send(plain, spelling, {}, 'POST')
          await send(plain, spelling, { host: 'other.example' })
        }
        await sendOverHttp2(httpsPort)
      }
      await visitAll()
      // More than its limit allows.
      await Promise.all(Array.from({ length: 80 }, () => send(origin, `/check/${SECRET}`)))
      await reportEvents(origin)
      upstream.closeAllConnections()
      upstream.close()
      await reportEvents(origin)
      assert(!getErrorLog().includes('/events'), 'the log of errors has the address of a report')
      await visitAll()
      assert((await send(origin, `/check/${SECRET}`)).status >= 429, 'the site is not down')
      assert((await send(origin, '/checkout')).status === 502, 'the site is not down')
      await send(plain, '/privacy')

      const [log = '', httpLog = ''] = logs.map((file) => readFileSync(file, 'utf8'))
      assert(httpLog === '', `a server of ours writes to the log of http: ${httpLog}`)
      assert(log.includes('"path":"/checkout","status":502'), 'ordinary requests are not logged')
      assert(log.includes('"path":"/privacy","status":301'), 'ordinary requests over http are not logged')
      assert(getErrorLog().includes('connect() failed'), 'errors are not logged')
      const output = getOutput()
      assert(output.includes('"path":"/checkout","status":502'), 'nothing is logged to standard output')
      assert(!output.includes('address') && !output.includes('127.0.0.1'), 'standard output has addresses')
      for (const text of [log, output, getErrorLog()]) {
        const line = text.split('\n').find((candidate) => candidate.includes(SECRET))
        assert(line === undefined, `the owner's address is logged: ${line}`)
      }
    },
  )
  print(`the owner's address is in no log, in ${SPELLINGS.length} spellings, with the site up or down; nor are reports`)
}

/** Reports that are too large, and more than their limit allows. */
async function reportEvents(origin: string): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async (_, number) => {
      const length = number < 10 ? '5000' : '0'
      return (await send(origin, '/events', { 'content-length': length }, 'POST')).status
    }),
  )
  assert(
    [413, 429].every((status) => statuses.includes(status)),
    `reports are ${[...new Set(statuses)].join()}`,
  )
}

async function sendOverHttp2(port: number): Promise<void> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: 'lahab.example' })
  for (const method of ['GET', 'POST']) {
    for (const spelling of SPELLINGS.filter((target) => !/[ \\]|^http/.test(target))) {
      const stream = session.request({ ':path': spelling, ':method': method, ':authority': 'lahab.example' })
      stream.on('error', () => undefined)
      stream.resume()
      await once(stream, 'close')
    }
  }
  session.close()
}
