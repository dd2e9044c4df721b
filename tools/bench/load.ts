import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Result {
  readonly perSecond: number
  readonly p99Ms: number
}

export async function runClosedLoop(origin: string, seconds: number): Promise<Result> {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', `${origin}/`]
  const { stdout } = await run('wrk', options)
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? []
  if (/Non-2xx|Socket errors/.test(stdout) || rate === undefined || p99 === undefined)
    throw new Error(`${origin} did not respond to every request:\n${stdout}`)
  return { perSecond: Number(rate), p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
}

/** The result of a fixed request rate, which does not slow down with the server. */
export interface OpenResult {
  /** Requests that ended in any way, without those pending at the end. */
  readonly sent: number
  /** Requests with a complete 2xx response. */
  readonly succeeded: number
  readonly p99Ms: number
}

/**
 * Requests home at a fixed rate with h2load: each connection sends one request per tick. If a
 * connection is still busy at a tick, the latency of its next request counts from that tick, so
 * that a pause of the server affects all requests that were due (no coordinated omission).
 */
export async function runOpenLoop(origin: string, perSecond: number, seconds: number): Promise<OpenResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-load-'))
  const log = path.join(folder, 'log')
  const rate = ['--h1', '-c', String(CONNECTIONS), '--rps', String(perSecond / CONNECTIONS), '-D', String(seconds)]
  try {
    const { stdout } = await run('h2load', [...rate, '-H', 'Accept-Encoding: br', `--log-file=${log}`, `${origin}/`])
    const [, done, successful, failed] = /^requests: .* (\d+) done, (\d+) succeeded, (\d+) failed,/m.exec(stdout) ?? []
    const [, good] = /^status codes: (\d+) 2xx/m.exec(stdout) ?? []
    if (done === undefined || good === undefined) throw new Error(`h2load failed:\n${stdout}`)
    const latencies = computeLatencies(await readFile(log, 'utf8'), (CONNECTIONS / perSecond) * 1e6)
    return {
      sent: Math.max(Number(done), Number(successful) + Number(failed)),
      succeeded: Math.min(Number(successful), Number(good)),
      p99Ms: (latencies[Math.floor(latencies.length * 0.99)] ?? Infinity) / 1000,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the sorted latencies of h2load's log in µs, from the earlier of a request's tick and its
 * sending.
 */
function computeLatencies(log: string, tickUs: number): readonly number[] {
  const rows = log.trim().split('\n')
  const requests = rows.map((row) => row.split('\t').map(Number) as [sentUs: number, status: number, tookUs: number])
  requests.sort(([a], [b]) => a - b)
  const [start = 0] = requests[0] ?? []
  return requests
    .map(([sent, , took], index) => sent + took - Math.min(sent, start + Math.floor(index / CONNECTIONS) * tickUs))
    .sort((a, b) => a - b)
}

const CONNECTIONS = 100

/** Returns the upper median, or NaN without values. */
export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
