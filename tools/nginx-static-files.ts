import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { print } from './print.ts'
import { fetchPage, runSmokeChecks, assert } from './smoke-checks.ts'
import { withNginx } from './with-nginx.ts'
import { checkRefusals } from './nginx-checks.ts'
import { placeOrders } from './place-orders.ts'

const ACCEPT_ENCODING = { 'accept-encoding': 'gzip, br' }
const SETTINGS = { BUILD_TARGET: 'static', SITE_ORIGIN: 'https://lahab.example' }

/**
 * Builds static files, serves them with nginx and deploy/nginx, and checks pages, statuses,
 * headers, compressed copies, and an order in a browser.
 */
export async function checkStaticFiles(): Promise<void> {
  const built = build({ CONTENT: 'sample', CLOSED_HOURS: 'off' })
  assert(built.status === 0, `the build failed: ${built.stderr}`)
  checkFailingBuild()
  await withNginx(
    () => ({ serverDirectives: `root ${process.cwd()}/dist/static; include lahab/plain-files.conf;` }),
    async (origin) => {
      await runSmokeChecks(origin, false)
      for (const path of ['/index.html', '/en.html', '/foo/', '/en.html.br', '/_headers', '/live/fr.json']) {
        const { status } = await fetchPage(origin + path)
        assert(status === 404, `${path} is ${status}`)
      }
      const slash = await fetchPage(`${origin}/en/`)
      assert(slash.status === 301 && slash.headers.get('location') === '/en', `/en/ is ${slash.status}`)
      await checkRefusals(origin)
      const files = globSync('**/*.*', { cwd: 'dist/static' }).filter((file) => !/\.(?:br|gz|html)$/.test(file))
      for (const file of [...files, '.well-known/security.txt']) {
        const { status } = await fetchPage(`${origin}/${file}`)
        assert(status === 200, `/${file} is ${status} although it is a file of the build`)
      }
      print(`all ${files.length} files of the build are served`)

      const image = await fetchPage(`${origin}/content-images/cola-640.avif`)
      assert(image.headers.get('content-type') === 'image/avif', 'the image of an item is missing')

      const compressed = await fetchRaw(origin, '/en', { headers: ACCEPT_ENCODING })
      const file = statSync('dist/static/en.html.br').size
      assert(
        compressed.headers['content-encoding'] === 'br' && compressed.body.length === file,
        'the compressed copy is not used',
      )
      assert(brotliDecompressSync(compressed.body).includes('</html>'), 'the compressed copy is incomplete')
      const again = await fetchRaw(origin, '/en', {
        headers: { ...ACCEPT_ENCODING, 'if-none-match': compressed.headers.etag },
      })
      assert(again.status === 304, `a conditional request gets ${again.status}`)
      print(`/en is ${compressed.body.length} bytes with brotli, and 304 for a matching tag`)

      await placeOrders(origin)
    },
  )
}

function build(environment: Readonly<Record<string, string>>, outDir = 'dist/static'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...SETTINGS, ...environment },
  })
}

function checkFailingBuild(): void {
  const unreachable = { CONTENTFUL_SPACE_ID: 'none', CONTENTFUL_ACCESS_TOKEN: 'none', CONTENTFUL_HOST: '127.0.0.1:1' }
  const { status, stdout, stderr } = build(unreachable, 'dist/unreachable')
  assert(
    status === 1 && `${stdout}${stderr}`.includes('The content could not be fetched'),
    `the build did not fail without content: ${stderr}`,
  )
  print('without content the build fails with a message')
}
