import { listDishPaths, PAGE_PATHS } from '#platform/rendered-paths.ts'
import { print } from './print.ts'
import { fetchPage, runSmokeChecks, assert, waitFor } from './smoke-checks.ts'
import { checkNginx } from './nginx-checks.ts'
import { checkNginxLogs } from './nginx-log-checks.ts'
import { checkEvents } from './nginx-site-checks.ts'
import { checkStaticFiles } from './nginx-static-files.ts'
import { placeOrders } from './place-orders.ts'
import { withNginx } from './with-nginx.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { withPrices } from '#tests/fake-contentful/dataset-builders.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSite } from '#tests/support/site.ts'

/**
 * `npm run test:nginx`, after `npm run build`: the files of deploy/nginx, first alone, then in
 * front of the Node site and of static files. Pages come from the cache, a new price passes through
 * it in time, and when the site is killed customers notice nothing. Needs nginx.
 */
const ITEM_ID = 'lemon-mint'
/** Maximum delay of a new price with the default settings, as documented. */
const MAX_DELAY_SECONDS = 120

await checkNginx()
await checkNginxLogs()
await checkStaticFiles()

const metricsPort = await freePort()
const site = await startSite(readSampleDataset(), {
  SITE_ORIGIN: 'https://lahab.example',
  CLOSED_HOURS: 'off',
  CONTENT_REFRESH_SECONDS: '60',
  METRICS_PORT: String(metricsPort),
})
try {
  await withNginx(
    (folder) => ({
      httpDirectives: `proxy_cache_path ${folder}/cache keys_zone=lahab:10m max_size=500m inactive=2d use_temp_path=off;
        upstream lahab { server ${new URL(site.origin).host}; keepalive 8; }`,
      serverDirectives: 'include lahab/cache.conf;',
    }),
    checkSiteBehindNginx,
  )
} finally {
  await site.close()
}

async function checkSiteBehindNginx(origin: string): Promise<void> {
  await runSmokeChecks(origin, true)
  await placeOrders(origin)
  await checkEvents(origin, metricsPort)
  const cacheStatuses = await Promise.all(PAGE_PATHS.map((page) => getCacheStatus(`${origin}${page}?utm_source=x`)))
  assert(
    cacheStatuses.every((status) => status === 'HIT'),
    `pages are not from the cache: ${cacheStatuses.join()}`,
  )
  print(`all ${PAGE_PATHS.length} pages come from the cache, whatever their query`)

  // As after a change that has reached no cache yet; nobody has asked for them before.
  const dishPaths = listDishPaths(readSampleDataset().entries.filter(({ contentType }) => contentType === 'menuItem'))
  const dishes = await Promise.all(dishPaths.map((path) => fetchPage(origin + path)))
  const rendered = dishes.filter(({ status }) => status === 200).length
  // On a busy machine they may take longer than nginx waits, but no connection is refused.
  const failed = dishes.flatMap(({ status }) => (status === 200 || status === 504 ? [] : [status]))
  assert(failed.length === 0, `of ${dishPaths.length} pages of dishes at the same time some are ${failed.join()}`)
  print(`of ${dishPaths.length} pages of dishes at the same time ${rendered} are 200, and no connection was refused`)

  site.content.replaceDataset(withPrices(readSampleDataset(), { [ITEM_ID]: 777 }))
  const seconds = await waitFor(
    'the new price',
    async () => (await fetchPage(`${origin}/en`)).text.includes('777'),
    MAX_DELAY_SECONDS,
  )
  print(`a new price passed through the cache after ${seconds} s of ${MAX_DELAY_SECONDS} s allowed`)

  // Fill the cache with everything that a customer's browser requests.
  for (const page of PAGE_PATHS) await fetchPage(origin + page, { 'accept-encoding': 'gzip, br' })
  await placeOrders(origin)
  process.kill(site.pid, 'SIGKILL')
  const start = Date.now()
  let responses = 0
  while (Date.now() - start < 45_000) {
    for (const page of [...PAGE_PATHS, '/live/en.json']) {
      const { status, headers } = await fetchPage(origin + page)
      assert(status === 200, `${page} is ${status} (${headers.get('x-cache')}) once the site is down`)
      responses += 1
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const last = await getCacheStatus(`${origin}/en`)
  await placeOrders(origin)
  print(
    `the site was killed: ${responses} responses in 45 s, all 200, the last one ${last}; an order can still be placed`,
  )
}

async function getCacheStatus(url: string): Promise<string> {
  return (await fetchPage(url)).headers.get('x-cache') ?? 'none'
}
