import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite } from '#tests/support/site.ts'
import { print } from '../print.ts'
import { withNginx } from '../with-nginx.ts'
import { getMedian, runClosedLoop, runOpenLoop, type OpenResult, type Result } from './load.ts'

/**
 * `npm run bench:serve`: throughput of home and its share of that of nginx alone, which sends the same bytes; then
 * latency at a fixed rate, and memory. Needs what `apt-get install wrk nghttp2-client nginx-light
 * libnginx-mod-http-brotli-static` installs. Exits with 1 if a limit is missed.
 */
const ROUNDS = 9
const SECONDS = 2
// Node opens, reads and closes the file of a page for each request; nginx keeps it open. Node sends as much as nginx from
// memory, but pages in memory would be one more copy to keep right, for a rate that no restaurant has.
const MIN_SHARE_OF_NGINX = 0.2
// In rounds, because the server ends a connection after 100 requests, and h2load does not open another one.
const RATE = { perSecond: 2000, rounds: 12, seconds: 4, maxP99Ms: 50 }
const MAX_MB = 250

const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-bench-'))
// If root starts nginx, its workers run as another user.
chmodSync(folder, 0o755)
const site = await startSite(undefined, { CONTENT_REFRESH_SECONDS: '60' })
try {
  for (const [file, encoding] of [
    ['index.html', 'identity'],
    ['index.html.br', 'br'],
  ] as const) {
    const { body } = await fetchRaw(site.origin, '/', { headers: { 'accept-encoding': encoding } })
    writeFileSync(path.join(folder, file), body)
  }
  const port = await freePort()
  const http = `sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
    server { listen 127.0.0.1:${port}; brotli_static on; root ${folder}; }`
  await withNginx(folder, http, () => compareThroughput(`http://127.0.0.1:${port}`))
  await measureFixedRate()
} finally {
  await site.close()
  rmSync(folder, { recursive: true })
}

/** In turn, so that both have the same share of a busy machine. */
async function compareThroughput(nginx: string): Promise<void> {
  // Warm-up for the JIT compiler.
  for (const origin of [nginx, site.origin]) await runClosedLoop(origin, 3 * SECONDS)
  const rounds: { readonly nginx: Result; readonly ours: Result }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ nginx: await runClosedLoop(nginx, SECONDS), ours: await runClosedLoop(site.origin, SECONDS) })
  print(`home with brotli, 32 connections, median of ${ROUNDS} rounds of ${SECONDS} s`)
  for (const server of ['nginx', 'ours'] as const) {
    const rate = getMedian(rounds.map((round) => round[server].perSecond))
    const p99 = getMedian(rounds.map((round) => round[server].p99Ms))
    print(`${server.padEnd(5)} ${rate.toFixed(0).padStart(7)} requests/s, p99 ${p99.toFixed(2).padStart(6)} ms`)
  }
  const share = getMedian(rounds.map((round) => round.ours.perSecond / round.nginx.perSecond))
  print(`${share.toFixed(2)} of nginx`)
  expect(share >= MIN_SHARE_OF_NGINX, `the throughput is below ${MIN_SHARE_OF_NGINX} of nginx`)
}

async function measureFixedRate(): Promise<void> {
  const { perSecond, rounds, seconds, maxP99Ms } = RATE
  const results: OpenResult[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await runOpenLoop(site.origin, perSecond, seconds))
  const sent = results.reduce((sum, result) => sum + result.sent, 0)
  const succeeded = results.reduce((sum, result) => sum + result.succeeded, 0)
  const p99Ms = getMedian(results.map((result) => result.p99Ms))
  print(
    `${perSecond}/s in ${rounds} rounds of ${seconds} s: ${succeeded} of ${sent} succeeded, p99 ${p99Ms.toFixed(1)} ms`,
  )
  expect(succeeded === sent && sent > 0.99 * perSecond * seconds * rounds, 'not every request was sent and succeeded')
  expect(p99Ms <= maxP99Ms, `the median p99 is above ${maxP99Ms} ms`)
  const memoryMB = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' }).stdout) / 1024
  print(`memory after all this: ${memoryMB.toFixed(0)} MB`)
  expect(memoryMB <= MAX_MB, `memory is above ${MAX_MB} MB`)
}

function expect(condition: boolean, message: string): void {
  if (condition) return
  print(`FAILED: ${message}`)
  process.exitCode = 1
}
