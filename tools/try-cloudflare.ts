import { runTargetBuild } from './run-target-build.ts'
import { withMutableContent } from './with-mutable-content.ts'
import { print } from './format.ts'
import { fetchPage, runSmokeChecks, assert, waitFor } from './smoke-checks.ts'
import { placeOrders } from './place-orders.ts'
import { root, spawnProcess } from './spawn-process.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * `npm run try:cloudflare`: builds the site for Cloudflare and runs it in workerd on this machine,
 * with a content service whose prices change and which then goes down. Uses the adapter's wrangler,
 * which needs neither an account nor the network for this.
 */
const ITEM_ID = 'lemon-mint'

await withMutableContent(async ({ service, environment, setPrice }) => {
  await runTargetBuild('cloudflare', { ...environment, CONTENT_REFRESH_SECONDS: '2' })
  const port = await freePort()
  const worker = await spawnProcess(
    [
      process.execPath,
      `${root}node_modules/wrangler/bin/wrangler.js`,
      ...['dev', '-c', 'dist/cloudflare/server/wrangler.json', '--ip', '127.0.0.1', '--port', String(port)],
      ...[
        '--var',
        `CONTENTFUL_ACCESS_TOKEN:${environment['CONTENTFUL_ACCESS_TOKEN'] ?? ''}`,
        '--show-interactive-dev-session=false',
      ],
    ],
    /Ready on/,
    { CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
  )
  const origin = `http://127.0.0.1:${port}`
  try {
    await runSmokeChecks(origin, true)
    await placeOrders(origin)

    const isPriceShown = async (text: string): Promise<boolean> =>
      (await fetchPage(`${origin}/live/en.json`)).text.includes(text)
    setPrice(ITEM_ID, 777)
    const seconds = await waitFor('the new price', () => isPriceShown('77700'), 10)
    print(`a new price after ${seconds} s, with CONTENT_REFRESH_SECONDS=2`)

    await service.setFault('refuse')
    let slowest = 0
    for (let count = 0; count < 25; count += 1) {
      const start = performance.now()
      assert((await fetchPage(`${origin}/en`)).status === 200, 'a page failed while the content service was down')
      slowest = Math.max(slowest, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    assert(await isPriceShown('77700'), 'the last good menu is no longer served')
    print(
      `content service down: 25 pages in 5 s, all 200, the slowest after ${Math.round(slowest)} ms; the last good menu stays`,
    )
  } catch (error) {
    print(
      worker
        .getOutput()
        .replace(/^.*\bGET .*\n/gm, '')
        .slice(-3000),
    )
    throw error
  } finally {
    await worker.stop()
  }
})
