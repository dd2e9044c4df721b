import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from './free-port.ts'

/** A running process of the built site. */
export interface BuiltSite {
  /** 'http://127.0.0.1:PORT' */
  readonly origin: string
  readonly pid: number
  /** Returns everything printed so far. */
  readonly getOutput: () => string
  /** Sends SIGTERM and waits for the process to end. */
  readonly stop: () => Promise<void>
}

interface StartOptions {
  /** The working folder, whose `.env` the site reads. */
  readonly cwd: string
  /** The whole environment, except `PORT`. */
  readonly environment: NodeJS.ProcessEnv
  readonly nodeOptions?: readonly string[]
}

const ENTRY = path.join(import.meta.dirname, '../../dist/server/entry.mjs')
/** Generous, for busy machines. */
const START_MS = 90_000

/** Starts the built site on a free port and waits until it is ready; rejects if it ends before. */
export async function startBuiltSite({ cwd, environment, nodeOptions = [] }: StartOptions): Promise<BuiltSite> {
  const port = await freePort()
  const child = spawn(process.execPath, [...nodeOptions, ENTRY], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port) },
  })
  const ended = once(child, 'exit')
  // A process that ends early leaves no site behind.
  const kill = (): boolean => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  try {
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer): void => {
        output += chunk.toString()
        if (output.includes(' is ready: ')) resolve()
      }
      child.stdout.on('data', collect)
      child.stderr.on('data', collect)
      child.once('exit', (code) => reject(new Error(`the site ended with ${code}; has it been built?\n${output}`)))
      setTimeout(() => reject(new Error(`the site did not start:\n${output}`)), START_MS).unref()
    })
  } catch (error) {
    kill()
    throw error
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    getOutput: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}
