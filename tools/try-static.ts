import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { ask, checkAnswers, expect, print } from './checked-answers.ts'
import { withNginx } from './running-nginx.ts'
import { placeOrders } from './placed-order.ts'
import { root, running } from './running-program.ts'

/**
 * `npm run try:static`: builds the site as plain files and serves them with nginx, by the files of deploy/nginx: every page, statuses,
 * headers, compressed copies, and an order in a browser. Needs nginx.
 */
const npm = process.env['npm_execpath'] ?? ''
const build = await running([process.execPath, npm, 'run', 'build:for', '--', 'static'], /copies and maps.*\n/, {
  CLOSED_HOURS: 'off',
})
print(
  build
    .printed()
    .match(/^static: .*$/gm)
    ?.join('\n') ?? '',
)
await build.stop()

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
  () => ({ server: `root ${root}dist/static; include plain-files.conf;` }),
  async (origin) => {
    await checkAnswers(origin, false)
    for (const path of ['/index.html', '/en.html', '/en/', '/en.html.br', '/_headers', '/live/fr.json']) {
      const { status } = await ask(origin + path)
      expect(status === 404, `${path} is ${status}`)
    }
    const picture = await ask(`${origin}/content-images/cola.webp?w=640&fm=webp&q=72`)
    expect(picture.headers.get('content-type') === 'image/webp', 'the picture of a dish is not there')

    const packed = await raw(`${origin}/en`)
    const file = statSync(`${root}dist/static/en.html.br`).size
    expect(packed.encoding === 'br' && packed.body.length === file, 'the compressed copy is not used')
    expect(brotliDecompressSync(packed.body).includes('</html>'), 'the compressed copy is another page')
    const again = await raw(`${origin}/en`, packed.tag)
    expect(again.status === 304, `a page that is known is sent again: ${again.status}`)
    print(`/en travels as ${packed.body.length} bytes of brotli, and as 304 when it is known`)

    await placeOrders(origin)
  },
)

interface Raw {
  readonly status: number
  readonly body: Buffer
  readonly encoding: string
  readonly tag: string
}

/** The bytes as they travel. */
function raw(address: string, known?: string): Promise<Raw> {
  const headers = { 'accept-encoding': 'gzip, br', ...(known !== undefined && { 'if-none-match': known }) }
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { 'content-encoding': encoding = '', etag: tag = '' } = answer.headers
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks), encoding, tag })
      })
    }).on('error', reject)
  })
}
