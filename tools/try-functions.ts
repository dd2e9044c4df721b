import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readStaticFiles } from '../src/server/static-files.ts'
import { runTargetBuild } from './run-target-build.ts'
import { runSmokeChecks, assert } from './smoke-checks.ts'
import { withMutableContent } from './with-mutable-content.ts'
import { placeOrders } from './place-orders.ts'
import { root } from './spawn-process.ts'

/**
 * `npm run try:functions -- netlify|vercel`: builds the site for a function host and serves the
 * build: static files with the headers of the host's configuration, then the function. The host's
 * routing is simulated in a few lines.
 */
type Handler = (request: Request) => Promise<Response>
type Headers = readonly { readonly path: RegExp; readonly headers: Readonly<Record<string, string>> }[]

const target = process.argv[2] === 'vercel' ? 'vercel' : 'netlify'

await withMutableContent(async ({ environment }) => {
  await runTargetBuild(target, environment)
  Object.assign(process.env, environment)
  const { handle, folder, headers } = target === 'netlify' ? await loadNetlify() : await loadVercel()
  const files = await readStaticFiles(folder, {})
  const server = createServer((request, response) => {
    void respond(request, response, handle, headers, files)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await runSmokeChecks(origin, true)
  await placeOrders(origin)
  server.close()
})
process.exit()

async function loadNetlify(): Promise<{ handle: Handler; folder: string; headers: Headers }> {
  const { default: handler, config } = (await load('.netlify/v1/functions/ssr/ssr.mjs')) as {
    default: (request: Request, context: unknown) => Promise<Response>
    config: { path: string; preferStatic: boolean }
  }
  assert(config.path === '/*' && config.preferStatic, 'static files do not take precedence over the function')
  const context = { ip: '127.0.0.1', waitUntil: (work: Promise<unknown>) => void work }
  const rules = readFileSync(`${root}dist/netlify/_headers`, 'utf8').split(/\n\n/)
  const headers = rules.map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    const pairs = lines.map(
      (line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2) as [string, string],
    )
    return {
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`),
      headers: Object.fromEntries(pairs),
    }
  })
  return { handle: (request) => handler(request, context), folder: `${root}dist/netlify`, headers }
}

async function loadVercel(): Promise<{ handle: Handler; folder: string; headers: Headers }> {
  const functionFolder = '.vercel/output/functions/_render.func'
  const { handler, runtime } = readJsonFile(`${functionFolder}/.vc-config.json`) as { handler: string; runtime: string }
  assert(runtime.startsWith('nodejs'), `the function runs in ${runtime}`)
  const loaded = (await load(`${functionFolder}/${handler}`)) as { default: { fetch: Handler } }
  const { routes } = readJsonFile('.vercel/output/config.json') as {
    routes: readonly {
      src?: string
      headers?: Record<string, string>
      continue?: boolean
      handle?: string
      dest?: string
    }[]
  }
  const filesystem = routes.findIndex(({ handle }) => handle === 'filesystem')
  assert(
    routes.slice(filesystem).some(({ dest }) => dest === '_render'),
    'no route leads to the function',
  )
  const headers = routes
    .slice(0, filesystem)
    .flatMap(({ src, headers: extra, continue: isContinued }) =>
      src !== undefined && extra !== undefined && isContinued === true
        ? [{ path: new RegExp(src), headers: extra }]
        : [],
    )
  return { handle: (request) => loaded.default.fetch(request), folder: `${root}.vercel/output/static`, headers }
}

async function load(file: string): Promise<unknown> {
  assert(existsSync(root + file), `${file} is not built`)
  return import(pathToFileURL(root + file).href)
}

function readJsonFile(file: string): unknown {
  return JSON.parse(readFileSync(root + file, 'utf8'))
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
  rules: Headers,
  files: Awaited<ReturnType<typeof readStaticFiles>>,
): Promise<void> {
  const { pathname, href } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const file = files.get(pathname)
  const extra = Object.assign(
    {},
    ...rules.filter(({ path }) => path.test(pathname)).map(({ headers }) => headers),
  ) as object
  if (file !== undefined) {
    const type = file.headers['content-type'] ?? ''
    response.writeHead(200, { 'content-type': type, ...extra }).end(file.variants.identity.body)
    return
  }
  const handled = await handle(new Request(href, { headers: { host: request.headers.host ?? '' } }))
  // Netlify's rules apply to files only, Vercel's to everything; headers of the function take
  // precedence.
  const headers = { ...(target === 'vercel' && extra), ...Object.fromEntries(handled.headers) }
  response.writeHead(handled.status, headers).end(Buffer.from(await handled.arrayBuffer()))
}
