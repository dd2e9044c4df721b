import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a server did in one measurement. */
export interface Result {
  readonly perSecond: number
  readonly p99Ms: number
}

/** As many requests for home as the server takes over 32 connections, for so many seconds. By wrk. */
export async function closedLoop(origin: string, seconds: number): Promise<Result> {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', `${origin}/`]
  const { stdout } = await run('wrk', options)
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (/Non-2xx/.test(stdout)) throw new Error(`${origin} did not answer every request:\n${stdout}`)
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
}

/** What became of a fixed number of requests a second, sent whether the server keeps up or not. */
export interface OpenResult {
  readonly sent: number
  readonly answered: number
  readonly p99Ms: number
}

/** Requests for home at a fixed rate, waiting times counted from when each should have been sent. By autocannon. */
export async function openLoop(origin: string, perSecond: number, seconds: number): Promise<OpenResult> {
  const options = ['-c', '50', '-R', String(perSecond), '-d', String(seconds), '-H', 'Accept-Encoding=br', '-j', origin]
  const { stdout } = await run('npm', ['exec', '--yes', '--package=autocannon@9.0.0', '--', 'autocannon', ...options], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const result = JSON.parse(stdout) as {
    requests: { sent: number }
    latency: { p99: number }
    '2xx': number
  }
  // What was still under way at the end is no failure.
  return { sent: result.requests.sent - 50, answered: result['2xx'], p99Ms: result.latency.p99 }
}

/** The memory a process holds, in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
