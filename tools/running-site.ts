import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../tests/browser.ts'
import { freePort } from '../tests/support/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a benchmark against the address on the command line, else against the built site with the sample menu, which is
 * started on a free port and stopped in the end.
 */
export async function withSite(measure: (origin: string) => Promise<void>): Promise<void> {
  const given = process.argv[2]
  if (given !== undefined) return measure(given.replace(/\/$/, ''))
  const port = await freePort()
  const site = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
  })
  try {
    for await (const printed of site.stdout) if (String(printed).includes(' is ready: ')) break
    if (site.exitCode !== null) throw new Error('the site did not start')
    await measure(`http://127.0.0.1:${port}`)
  } finally {
    const ended = once(site, 'exit')
    if (site.exitCode === null && site.kill('SIGTERM')) await ended
  }
}

/** The same, with a browser to measure in. */
export async function withSiteAndBrowser(measure: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  await withSite(async (origin) => {
    const browser = await chromium.launch(await launchOptions())
    try {
      await measure(origin, browser)
    } finally {
      await browser.close()
    }
  })
}
