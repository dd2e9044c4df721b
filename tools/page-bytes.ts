import type { Browser, Response } from '@playwright/test'
import { LANGUAGES } from '../src/domain/language.ts'
import { getPath } from '../src/domain/routes.ts'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'
import { withSiteAndBrowser } from './running-site.ts'

/**
 * `npm run bench:bytes`: every request of a first visit to each page on a phone of 360×740 at twice the density, as the
 * site sends them, until the page is quiet; nothing is scrolled. Ends with an error when home's scripts weigh more than
 * they may. The site's address is the first argument, else the site is started.
 */
const MOST_SCRIPT_BYTES = 85_000
const HOME_PATHS = LANGUAGES.map((language) => getPath('home', language))

interface Sent {
  readonly path: string
  readonly kind: string
  readonly bytes: number
}

await withSiteAndBrowser(async (origin, browser) => {
  for (const page of PAGE_PATHS) report(page, await firstVisit(browser, origin, page))
})

async function firstVisit(browser: Browser, origin: string, path: string): Promise<readonly Sent[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const sent = await Promise.all(
    answers.map(async (answer) => {
      const { responseBodySize: bytes } = await answer.request().sizes()
      return { path: answer.url().replace(origin, ''), kind: answer.request().resourceType(), bytes }
    }),
  )
  await context.close()
  return sent
}

function report(page: string, sent: readonly Sent[]): void {
  const total = (kind?: string): number =>
    sent.filter((one) => kind === undefined || one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  print(`\n${page}: ${sent.length} requests, ${kB(total())}`)
  for (const { path, kind, bytes } of sent) print(`${String(bytes).padStart(8)} ${kind.padEnd(10)} ${path}`)
  print(`${kB(total('document'))} HTML with CSS, ${kB(total('script'))} scripts, ${kB(total('font'))} fonts`)
  if (!HOME_PATHS.includes(page)) return
  if (total('script') <= MOST_SCRIPT_BYTES) return
  print(`home's scripts weigh more than ${kB(MOST_SCRIPT_BYTES)}`)
  process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
