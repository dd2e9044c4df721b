import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A browser to run the tests in: where it is, and what it needs on its command line. */
export interface TestBrowser {
  readonly executablePath: string
  readonly args: readonly string[]
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const QUIET = ['--disable-gpu', '--disable-background-networking']
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * The browser inside the npm package `@sparticuz/chromium` on Linux x64, else one found on the machine. `CHROMIUM_PATH`
 * names another. Throws an error that says what to install; tests are never skipped for want of a browser.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args: [...QUIET, ...AS_ROOT] }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const args = [...QUIET, ...AS_ROOT, '--headless=shell', '--no-zygote']
    return { executablePath: await unpackedChromium(), args: AS_ROOT.length > 0 ? args : [...args, '--no-sandbox'] }
  }
  const installed = INSTALLED.find((candidate) => existsSync(candidate))
  if (installed === undefined) {
    throw new Error('The tests need a browser: install Chrome or Chromium, or name one in CHROMIUM_PATH.')
  }
  return { executablePath: installed, args: QUIET }
}

/** Unpacks into a folder named after the version: an older one of the same name would be taken silently. */
async function unpackedChromium(): Promise<string> {
  const packageFile = new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
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
