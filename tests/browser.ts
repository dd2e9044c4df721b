import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fetchChromium } from './fetch-chromium.ts'

/** A browser to run the tests in: where it is, and what it needs on its command line. */
export interface TestBrowser {
  readonly executablePath: string
  readonly args: readonly string[]
  /** A folder of libraries that the machine lacks; undefined where it lacks none. */
  readonly libraries?: string | undefined
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const QUIET = ['--disable-gpu', '--disable-background-networking']
/** Fewer processes that talk to each other: a third less work for the same tests. */
const FEW_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** What Playwright needs to start the browser. */
export interface LaunchOptions {
  readonly executablePath: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

/** The launch options of the test browser. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, args, libraries } = await testBrowser()
  const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    executablePath,
    args: [...args],
    ...(libraries !== undefined && { env: { ...Object.fromEntries(environment), LD_LIBRARY_PATH: libraries } }),
  }
}

/**
 * The browser that `CHROMIUM_PATH` names, else on Linux x64 the one of `tests/chromium/package.json`, else one found
 * on the machine. Throws an error that says what to install; tests are never skipped for want of a browser.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args: [...QUIET, ...AS_ROOT] }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await fetchChromium()
    const executablePath = path.join(folder, 'chromium')
    // The package brings no setuid sandbox; these tests open nothing but the site itself.
    const args = [...QUIET, ...FEW_PROCESSES, '--no-sandbox', '--headless=shell']
    return { executablePath, args, libraries: lacksLibraries(executablePath) ? path.join(folder, 'lib') : undefined }
  }
  const installed = INSTALLED.find((candidate) => existsSync(candidate))
  if (installed === undefined) {
    throw new Error('The tests need a browser: install Chrome or Chromium, or name one in CHROMIUM_PATH.')
  }
  return { executablePath: installed, args: QUIET }
}

/**
 * A bare system lacks two libraries that Chromium links to; the package holds them. Used only where
 * they are missing, so that a system that has them uses its own.
 */
function lacksLibraries(executablePath: string): boolean {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' })
  return stdout.includes('not found')
}
