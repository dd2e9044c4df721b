import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fetchChromium, getChromiumFolder } from './fetch-chromium.ts'

/** The browser for the tests. */
export interface TestBrowser {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Folder with libraries that the machine lacks; undefined if it has them all. */
  readonly libraries?: string | undefined
}

const INSTALL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const BASE_ARGS = ['--disable-gpu', '--disable-background-networking']
/** Fewer processes: a third less work for the same tests. */
const SINGLE_PROCESS_ARGS = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']
const INSTALLED_ARGS = [...BASE_ARGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

const FETCHED_BROWSER: TestBrowser = {
  executablePath: path.join(getChromiumFolder(), 'chromium'),
  // The package has no setuid sandbox; the tests open nothing but the site itself.
  args: [...BASE_ARGS, ...SINGLE_PROCESS_ARGS, '--no-sandbox', '--headless=shell'],
}

export interface LaunchOptions {
  readonly executablePath: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

/** Returns the launch options of the test browser for Playwright. */
export async function getLaunchOptions(): Promise<LaunchOptions> {
  return toLaunchOptions(await findTestBrowser())
}

/**
 * Returns the launch options of the browser in `CHROMIUM_PATH`, of an installed one or, without any, of the test
 * browser: for tools whose result does not depend on its version.
 */
export async function getAnyLaunchOptions(): Promise<LaunchOptions> {
  return toLaunchOptions(locateConfiguredBrowser() ?? locateInstalledBrowser() ?? (await findTestBrowser()))
}

function toLaunchOptions({ executablePath, args, libraries }: TestBrowser): LaunchOptions {
  const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    executablePath,
    args: [...args],
    ...(libraries !== undefined && { env: { ...Object.fromEntries(environment), LD_LIBRARY_PATH: libraries } }),
  }
}

/**
 * Returns the browser in `CHROMIUM_PATH`; without it, the one of `tests/chromium/package.json` on
 * Linux x64, which is fetched at first, and an installed one elsewhere. Throws an error that says
 * what to install.
 */
async function findTestBrowser(): Promise<TestBrowser> {
  const browser = locateTestBrowser()
  if (browser === null) {
    throw new Error('The tests need a browser: install Chrome or Chromium, or set CHROMIUM_PATH.')
  }
  if (browser.executablePath !== FETCHED_BROWSER.executablePath) return browser
  const folder = await fetchChromium()
  return isMissingLibraries(browser.executablePath) ? { ...browser, libraries: path.join(folder, 'lib') } : browser
}

/**
 * Returns the same browser without fetching it, so its file may not exist yet; null if there is
 * none.
 */
export function locateTestBrowser(): TestBrowser | null {
  const configured = locateConfiguredBrowser()
  if (configured !== null) return configured
  return process.platform === 'linux' && process.arch === 'x64' ? FETCHED_BROWSER : locateInstalledBrowser()
}

function locateConfiguredBrowser(): TestBrowser | null {
  const executablePath = process.env['CHROMIUM_PATH'] ?? ''
  return executablePath === '' ? null : { executablePath, args: INSTALLED_ARGS }
}

function locateInstalledBrowser(): TestBrowser | null {
  const executablePath = INSTALL_PATHS.find((candidate) => existsSync(candidate))
  return executablePath === undefined ? null : { executablePath, args: INSTALLED_ARGS }
}

/** True if the system lacks libraries that Chromium links to. The package contains them. */
function isMissingLibraries(executablePath: string): boolean {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' })
  return stdout.includes('not found')
}
