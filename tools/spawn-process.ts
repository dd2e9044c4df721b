import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const runningPids = new Set<number>()

/**
 * Stops the spawned processes with the tool; they have process groups of their own, which Ctrl-C
 * does not reach.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of runningPids) process.kill(-pid, 'SIGTERM')
    process.exit(1)
  })
}

export interface SpawnedProcess {
  /** Returns everything printed so far. */
  readonly getOutput: () => string
  readonly pid: number
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program and waits until its output matches `ready`, unless that is null. `stop` ends its
 * whole process group.
 */
export async function spawnProcess(
  command: readonly [string, ...string[]],
  ready: RegExp | null,
  environment: Readonly<Record<string, string>> = {},
): Promise<SpawnedProcess> {
  const [file, ...parameters] = command
  let printed = ''
  const child = spawn(file, parameters, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const exited = once(child, 'exit')
  const pid = child.pid ?? 0
  if (pid !== 0) runningPids.add(pid)
  child.once('exit', () => runningPids.delete(pid))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, signal)
    await exited
  }
  const isReady = new Promise<void>((resolve, reject) => {
    const collect = (text: unknown): void => {
      printed += String(text)
      if (ready?.test(printed) === true) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${file} ended:\n${printed.slice(-2000)}`)))
  })
  if (ready === null) {
    isReady.catch(() => undefined)
    return { getOutput: () => printed, pid, stop }
  }
  try {
    await Promise.race([isReady, rejectLate(file, () => printed)])
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
  return { getOutput: () => printed, pid, stop }
}

/** Generous, for busy machines. */
const READY_TIMEOUT_MS = 90_000

function rejectLate(file: string, getOutput: () => string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${file} was not ready:\n${getOutput().slice(-2000)}`)), READY_TIMEOUT_MS).unref()
  })
}
