import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'
import { withChangingContent } from './changing-content.ts'
import { ask, checkAnswers, expect, print, until } from './checked-answers.ts'
import { checkNginx } from './nginx-checks.ts'
import { placeOrders } from './placed-order.ts'
import { withNginx } from './running-nginx.ts'
import { running } from './running-program.ts'
import { freePort } from '../tests/support/free-port.ts'

/**
 * `npm run try:cdn`: the Node site with a cache in front of it, nginx by deploy/nginx/cache.conf. Pages come from the cache, a new
 * price passes through it in the time that is promised, and when the site itself is killed visitors notice nothing. Needs nginx.
 */
const DISH = 'lemon-mint'
/** Two readings of the content and what the cache may keep: what the README promises, with the usual settings. */
const PROMISED_SECONDS = 120

await checkNginx()

await withChangingContent(async ({ environment, setPrice }) => {
  const port = await freePort()
  const site = await running([process.execPath, 'dist/server/entry.mjs'], / is ready: /, {
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    BUILD_TARGET: 'node',
  })
  try {
    await withNginx(
      (folder) => ({
        before: `proxy_cache_path ${folder}/cache keys_zone=lahab:10m max_size=500m inactive=2d use_temp_path=off;
          upstream lahab { server 127.0.0.1:${port}; keepalive 8; }`,
        server: 'include lahab/cache.conf;',
      }),
      async (origin) => {
        await checkAnswers(origin, true)
        await placeOrders(origin)
        const asked = await Promise.all(PAGE_PATHS.map((page) => cacheOf(`${origin}${page}?utm_source=x`)))
        expect(
          asked.every((status) => status === 'HIT'),
          `pages are not from the cache: ${asked.join()}`,
        )
        print('all four pages come from the cache, whatever stands after a question mark')

        setPrice(DISH, 777)
        const seconds = await until(
          'the new price',
          async () => (await ask(`${origin}/en`)).text.includes('777'),
          PROMISED_SECONDS,
        )
        print(`a new price passed through the cache after ${seconds} s of ${PROMISED_SECONDS} s promised`)

        // What a visitor may ask for is in the cache by now, in the encoding of a browser.
        for (const page of PAGE_PATHS) await ask(origin + page, { 'accept-encoding': 'gzip, br' })
        await placeOrders(origin)
        await site.stop('SIGKILL')
        const begin = Date.now()
        let answers = 0
        while (Date.now() - begin < 45_000) {
          for (const page of [...PAGE_PATHS, '/live/en.json']) {
            const { status, headers } = await ask(origin + page)
            expect(status === 200, `${page} is ${status} (${headers.get('x-cache')}) once the site is down`)
            answers += 1
          }
          await new Promise((resolve) => setTimeout(resolve, 500))
        }
        const last = await cacheOf(`${origin}/en`)
        await placeOrders(origin)
        print(
          `the site was killed: ${answers} answers in 45 s, all 200, the last one ${last}; an order can still be placed`,
        )
      },
    )
  } finally {
    await site.stop()
  }
})

async function cacheOf(address: string): Promise<string> {
  return (await ask(address)).headers.get('x-cache') ?? 'nothing'
}
