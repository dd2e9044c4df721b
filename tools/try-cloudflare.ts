import { builtFor } from './built-for.ts'
import { withChangingContent } from './changing-content.ts'
import { ask, checkAnswers, expect, print, until } from './checked-answers.ts'
import { placeOrders } from './placed-order.ts'
import { root, running } from './running-program.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * `npm run try:cloudflare`: builds the site for Cloudflare and runs it in workerd on this machine, with a content service whose prices
 * change and which then goes down. What comes with the adapter runs it: wrangler needs no account and no network for that.
 */
const DISH = 'lemon-mint'

await withChangingContent(async ({ service, environment, setPrice }) => {
  await builtFor('cloudflare', { ...environment, CONTENT_REFRESH_SECONDS: '2' })
  const port = await freePort()
  const worker = await running(
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
    await checkAnswers(origin, true)
    await placeOrders(origin)

    const priceIn = async (text: string): Promise<boolean> => (await ask(`${origin}/live/en.json`)).text.includes(text)
    setPrice(DISH, 777)
    const seconds = await until('the new price', () => priceIn('77700'), 10)
    print(`a new price after ${seconds} s, with CONTENT_REFRESH_SECONDS=2`)

    await service.setFault('refuse')
    let slowest = 0
    for (let times = 0; times < 25; times += 1) {
      const begin = performance.now()
      expect((await ask(`${origin}/en`)).status === 200, 'a page failed while the content service was down')
      slowest = Math.max(slowest, performance.now() - begin)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(await priceIn('77700'), 'the last good menu is gone')
    print(
      `content service down: 25 pages in 5 s, all 200, the slowest after ${Math.round(slowest)} ms; the last good menu stays`,
    )
  } catch (error) {
    print(
      worker
        .printed()
        .replace(/^.*\bGET .*\n/gm, '')
        .slice(-3000),
    )
    throw error
  } finally {
    await worker.stop()
  }
})
