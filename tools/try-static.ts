import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { ask as askRaw } from '../e2e/support/raw-request.ts'
import { builtFor } from './built-for.ts'
import { ask, checkAnswers, expect, print } from './checked-answers.ts'
import { withNginx } from './running-nginx.ts'
import { checkRefusals } from './nginx-checks.ts'
import { placeOrders } from './placed-order.ts'
import { root } from './running-program.ts'

/**
 * `npm run try:static`: builds the site as plain files and serves them with nginx, by the files of deploy/nginx: every page, statuses,
 * headers, compressed copies, and an order in a browser. Needs nginx.
 */
const PACKED = { 'accept-encoding': 'gzip, br' }

await builtFor('static', { CLOSED_HOURS: 'off' })

const hopeless = { CONTENTFUL_SPACE_ID: 'none', CONTENTFUL_ACCESS_TOKEN: 'none', CONTENTFUL_HOST: '127.0.0.1:1' }
const failed = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist/hopeless'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, ...hopeless, BUILD_TARGET: 'static' },
})
expect(
  failed.status === 1 && failed.stderr.includes('The content can’t be read'),
  `built without content: ${failed.stderr}`,
)
print('without content and without any from before the build fails, and says so')

await withNginx(
  () => ({ server: `root ${root}dist/static; include lahab/plain-files.conf;` }),
  async (origin) => {
    await checkAnswers(origin, false)
    for (const path of ['/index.html', '/en.html', '/foo/', '/en.html.br', '/_headers', '/live/fr.json']) {
      const { status } = await ask(origin + path)
      expect(status === 404, `${path} is ${status}`)
    }
    const slash = await ask(`${origin}/en/`)
    expect(slash.status === 301 && slash.headers.get('location') === '/en', `/en/ is ${slash.status}`)
    await checkRefusals(origin)
    const files = globSync('**/*.*', { cwd: `${root}dist/static` }).filter((file) => !/\.(?:br|gz|html)$/.test(file))
    for (const file of [...files, '.well-known/security.txt']) {
      const { status } = await ask(`${origin}/${file}`)
      expect(status === 200, `/${file} is ${status} although it is a file of the build`)
    }
    print(`all ${files.length} files of the build are served`)

    const picture = await ask(`${origin}/content-images/cola-640.avif`)
    expect(picture.headers.get('content-type') === 'image/avif', 'the picture of a dish is not there')

    const packed = await askRaw(origin, '/en', { headers: PACKED })
    const file = statSync(`${root}dist/static/en.html.br`).size
    expect(
      packed.headers['content-encoding'] === 'br' && packed.body.length === file,
      'the compressed copy is not used',
    )
    expect(brotliDecompressSync(packed.body).includes('</html>'), 'the compressed copy is another page')
    const again = await askRaw(origin, '/en', { headers: { ...PACKED, 'if-none-match': packed.headers.etag } })
    expect(again.status === 304, `a page that is known is sent again: ${again.status}`)
    print(`/en travels as ${packed.body.length} bytes of brotli, and as 304 when it is known`)

    await placeOrders(origin)
  },
)
