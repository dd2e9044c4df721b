import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readStaticFiles } from '../src/server/static-files.ts'
import { builtFor } from './built-for.ts'
import { checkAnswers, expect } from './checked-answers.ts'
import { withChangingContent } from './changing-content.ts'
import { placeOrders } from './placed-order.ts'
import { root } from './running-program.ts'

/**
 * `npm run try:functions -- netlify|vercel`: builds the site for a host of functions and answers by what it leaves there: files first, with
 * the headers of the host's own file, then the function. Not the host itself: its routing is played in a few lines here.
 */
type Answering = (request: Request) => Promise<Response>
type Headers = readonly { readonly path: RegExp; readonly headers: Readonly<Record<string, string>> }[]

const target = process.argv[2] === 'vercel' ? 'vercel' : 'netlify'

await withChangingContent(async ({ environment }) => {
  await builtFor(target, environment)
  Object.assign(process.env, environment)
  const { answer, folder, headers } = target === 'netlify' ? await netlify() : await vercel()
  const files = await readStaticFiles(folder, {})
  const server = createServer((request, response) => {
    void respond(request, response, answer, headers, files)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await checkAnswers(origin, true)
  await placeOrders(origin)
  server.close()
})
process.exit()

async function netlify(): Promise<{ answer: Answering; folder: string; headers: Headers }> {
  const { default: handler, config } = (await load('.netlify/v1/functions/ssr/ssr.mjs')) as {
    default: (request: Request, context: unknown) => Promise<Response>
    config: { path: string; preferStatic: boolean }
  }
  expect(config.path === '/*' && config.preferStatic, 'the function is not asked after the files')
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
  return { answer: (request) => handler(request, context), folder: `${root}dist/netlify`, headers }
}

async function vercel(): Promise<{ answer: Answering; folder: string; headers: Headers }> {
  const place = '.vercel/output/functions/_render.func'
  const { handler, runtime } = json(`${place}/.vc-config.json`) as { handler: string; runtime: string }
  expect(runtime.startsWith('nodejs'), `the function runs in ${runtime}`)
  const loaded = (await load(`${place}/${handler}`)) as { default: { fetch: Answering } }
  const { routes } = json('.vercel/output/config.json') as {
    routes: readonly {
      src?: string
      headers?: Record<string, string>
      continue?: boolean
      handle?: string
      dest?: string
    }[]
  }
  const filesystem = routes.findIndex(({ handle }) => handle === 'filesystem')
  expect(
    routes.slice(filesystem).some(({ dest }) => dest === '_render'),
    'nothing leads to the function',
  )
  const headers = routes
    .slice(0, filesystem)
    .flatMap(({ src, headers: added, continue: goesOn }) =>
      src !== undefined && added !== undefined && goesOn === true ? [{ path: new RegExp(src), headers: added }] : [],
    )
  return { answer: (request) => loaded.default.fetch(request), folder: `${root}.vercel/output/static`, headers }
}

async function load(file: string): Promise<unknown> {
  expect(existsSync(root + file), `${file} is not built`)
  return import(pathToFileURL(root + file).href)
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(root + file, 'utf8'))
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answering,
  rules: Headers,
  files: Awaited<ReturnType<typeof readStaticFiles>>,
): Promise<void> {
  const { pathname, href } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const file = files.get(pathname)
  const added = Object.assign(
    {},
    ...rules.filter(({ path }) => path.test(pathname)).map(({ headers }) => headers),
  ) as object
  if (file !== undefined) {
    const type = file.headers['content-type'] ?? ''
    response.writeHead(200, { 'content-type': type, ...added }).end(file.variants.identity.body)
    return
  }
  const answered = await answer(new Request(href, { headers: { host: request.headers.host ?? '' } }))
  // Netlify's file is for files alone, Vercel's routes are for all; what the function says itself counts more.
  const headers = { ...(target === 'vercel' && added), ...Object.fromEntries(answered.headers) }
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()))
}
