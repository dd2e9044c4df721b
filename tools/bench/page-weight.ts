import type { Browser, Response } from '@playwright/test'
import { withSiteAndBrowser } from '../with-site.ts'
import { print } from '../print.ts'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'

/**
 * `npm run bench:bytes`: transferred bytes of each page's first visit until the network is idle,
 * without scrolling, at 360×740 and 2x. The first argument is a URL; without one the site is started.
 */
interface TransferredFile {
  readonly path: string
  readonly kind: string
  readonly bytes: number
}

await withSiteAndBrowser(async (origin, browser) => {
  for (const page of PAGE_PATHS) report(page, await measureFirstVisit(browser, origin, page))
})

async function measureFirstVisit(browser: Browser, origin: string, path: string): Promise<readonly TransferredFile[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const files = await Promise.all(
    responses.map(async (response) => {
      const { responseBodySize: bytes } = await response.request().sizes()
      return { path: response.url().replace(origin, ''), kind: response.request().resourceType(), bytes }
    }),
  )
  await context.close()
  return files
}

function report(page: string, files: readonly TransferredFile[]): void {
  const total = (kind?: string): number =>
    files.filter((file) => kind === undefined || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  print(`\n${page}: ${files.length} requests, ${formatKilobytes(total())}`)
  for (const { path, kind, bytes } of files) print(`${String(bytes).padStart(8)} ${kind.padEnd(10)} ${path}`)
  print(
    `${formatKilobytes(total('document'))} HTML with CSS, ${formatKilobytes(total('script'))} scripts, ${formatKilobytes(total('font'))} fonts`,
  )
}

/** 12345 becomes '12.3 kB'. */
function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
