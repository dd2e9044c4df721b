import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
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
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? []
  if (/Non-2xx|Socket errors/.test(stdout) || rate === undefined || p99 === undefined)
    throw new Error(`${origin} did not answer every request:\n${stdout}`)
  return { perSecond: Number(rate), p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
}

/** What became of a fixed number of requests a second, sent whether the server keeps up or not. */
export interface OpenResult {
  /** By h2load's own count: ended in any way, and with a whole answer of status 200. What is under way at the end is neither. */
  readonly sent: number
  readonly answered: number
  readonly p99Ms: number
  readonly slowestMs: number
}

/**
 * Requests for home at a fixed rate, by h2load: each connection sends one at every tick. Waiting counts from the tick that a request
 * belongs to, where its connection was still busy then: a server that stops for a second does not get away with one slow answer.
 */
export async function openLoop(origin: string, perSecond: number, seconds: number): Promise<OpenResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-load-'))
  const log = path.join(folder, 'log')
  const rate = ['--h1', '-c', String(CONNECTIONS), '--rps', String(perSecond / CONNECTIONS), '-D', String(seconds)]
  try {
    const { stdout } = await run('h2load', [...rate, '-H', 'Accept-Encoding: br', `--log-file=${log}`, `${origin}/`])
    const [, done, succeeded, failed] = /^requests: .* (\d+) done, (\d+) succeeded, (\d+) failed,/m.exec(stdout) ?? []
    const [, good] = /^status codes: (\d+) 2xx/m.exec(stdout) ?? []
    if (done === undefined || good === undefined) throw new Error(`h2load says:\n${stdout}`)
    const waits = waitsOf(await readFile(log, 'utf8'), (CONNECTIONS / perSecond) * 1e6)
    return {
      sent: Math.max(Number(done), Number(succeeded) + Number(failed)),
      answered: Math.min(Number(succeeded), Number(good)),
      p99Ms: (waits[Math.floor(waits.length * 0.99)] ?? Infinity) / 1000,
      slowestMs: (waits.at(-1) ?? Infinity) / 1000,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How long each request of the log waited, in µs, from its tick or, where it was sent before that, from its sending; in order. */
function waitsOf(log: string, tickUs: number): readonly number[] {
  const rows = log.trim().split('\n')
  const requests = rows.map((row) => row.split('\t').map(Number) as [sentUs: number, status: number, tookUs: number])
  requests.sort(([a], [b]) => a - b)
  const [begin = 0] = requests[0] ?? []
  return requests
    .map(([sent, , took], at) => sent + took - Math.min(sent, begin + Math.floor(at / CONNECTIONS) * tickUs))
    .sort((a, b) => a - b)
}

const CONNECTIONS = 100

/** The memory a process holds, in MB; 0 where it is gone. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}

/** How long this machine had work and was given to others instead, since it started, in ms of one core; 0 where that is not told. */
export function stolenMs(): number {
  if (!existsSync('/proc/stat')) return 0
  const [, stolen = '0'] = /^cpu +(?:\d+ +){7}(\d+)/.exec(readFileSync('/proc/stat', 'utf8')) ?? []
  return Number(stolen) * 10
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
