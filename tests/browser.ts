import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** A browser to run the tests in: where it is, and what it needs on its command line. */
export interface TestBrowser {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Where it finds libraries that the machine lacks; undefined where it lacks none. */
  readonly libraries?: string | undefined
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const PACKAGE = new URL('../node_modules/@sparticuz/chromium/', import.meta.url)

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
 * The browser inside the npm package `@sparticuz/chromium` on Linux x64, else one found on the machine. `CHROMIUM_PATH`
 * names another. Throws an error that says what to install; tests are never skipped for want of a browser.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args: [...QUIET, ...AS_ROOT] }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const executablePath = await unpackedChromium()
    // The package brings no setuid sandbox; these tests open nothing but the site itself.
    const args = [...QUIET, ...FEW_PROCESSES, '--no-sandbox', '--headless=shell']
    return { executablePath, args, libraries: missingLibraries(executablePath) }
  }
  const installed = INSTALLED.find((candidate) => existsSync(candidate))
  if (installed === undefined) {
    throw new Error('The tests need a browser: install Chrome or Chromium, or name one in CHROMIUM_PATH.')
  }
  return { executablePath: installed, args: QUIET }
}

/**
 * A bare system lacks two libraries that Chromium links to; the package holds them too. Unpacked and named only where
 * they are missing, so that a system that has them uses its own.
 */
function missingLibraries(executablePath: string): string | undefined {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' })
  if (!stdout.includes('not found')) return undefined
  const folder = path.dirname(executablePath)
  if (existsSync(path.join(folder, 'lib'))) return path.join(folder, 'lib')
  const archive = brotliDecompressSync(readFileSync(new URL('bin/al2023.tar.br', PACKAGE)))
  const unpacking = spawnSync('tar', ['-x', '-C', folder], { input: archive })
  if (unpacking.status !== 0) throw new Error(`The test browser's libraries could not be unpacked into ${folder}.`)
  return path.join(folder, 'lib')
}

/** Unpacks into a folder named after the version: an older one of the same name would be taken silently. */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as { version: string }
  const folder = path.join(os.tmpdir(), `lahab-chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
