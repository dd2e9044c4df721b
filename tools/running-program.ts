import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const started = new Set<number>()

/** A tool that is ended ends what it has started: a group of its own, which no terminal reaches. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of started) process.kill(-pid, 'SIGTERM')
    process.exit(1)
  })
}

export interface Running {
  /** All that it has printed so far. */
  readonly printed: () => string
  readonly pid: number
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts a program and waits until it prints that it is ready, which null leaves to others. Whatever it started ends with it. */
export async function running(
  command: readonly [string, ...string[]],
  ready: RegExp | null,
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const [file, ...parameters] = command
  let printed = ''
  const child = spawn(file, parameters, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const ended = once(child, 'exit')
  const pid = child.pid ?? 0
  if (pid !== 0) started.add(pid)
  child.once('exit', () => started.delete(pid))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, signal)
    await ended
  }
  const isReady = new Promise<void>((resolve, reject) => {
    const hear = (text: unknown): void => {
      printed += String(text)
      if (ready?.test(printed) === true) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${file} ended:\n${printed.slice(-2000)}`)))
  })
  if (ready === null) {
    isReady.catch(() => undefined)
    return { printed: () => printed, pid, stop }
  }
  try {
    await Promise.race([isReady, late(file, () => printed)])
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
  return { printed: () => printed, pid, stop }
}

/** A busy machine takes its time. */
const READY_WITHIN_MS = 90_000

function late(file: string, printed: () => string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${file} was not ready:\n${printed().slice(-2000)}`)), READY_WITHIN_MS).unref()
  })
}
