import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Browser } from '@playwright/test'
import { getLaunchOptions } from '../tests/browser.ts'
import { freePort } from '../tests/support/free-port.ts'
import { root } from './spawn-process.ts'

/**
 * Runs `measure` against the URL on the command line. Without one, starts the built site with the
 * sample menu on a free port and stops it afterwards.
 */
export async function withSite(measure: (origin: string) => Promise<void>): Promise<void> {
  const url = process.argv[2]
  if (url !== undefined) return measure(url.replace(/\/$/, ''))
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

/** Like `withSite`, with a browser. */
export async function withSiteAndBrowser(measure: (origin: string, browser: Browser) => Promise<void>): Promise<void> {
  await withSite(async (origin) => {
    const browser = await chromium.launch(await getLaunchOptions())
    try {
      await measure(origin, browser)
    } finally {
      await browser.close()
    }
  })
}
