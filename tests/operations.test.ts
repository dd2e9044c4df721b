import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteMetrics } from '../src/server/metrics/site-metrics.ts'

/** What runs the site on a server: the files of Docker, alerts and the handbook. */
const ROOT = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('compose.yaml', () => {
  const services = read('compose.yaml')
    .split(/^ {2}(?=\w+:\n {4})/m)
    .filter((block) => /^(site|nginx):/.test(block))

  test('gives each release an image of its own, which tells its commit [F60]', () => {
    expect(services[0]).toMatch(/^ {4}image: lahab:\$\{TAG:\?.+\}$/m)
    expect(services[0]).toContain("args: { COMMIT: '${TAG}' }")
    expect(read('Dockerfile')).toMatch(/^ARG COMMIT[^]*npm run build/m)
  })

  test('limits the log of both services [F64]', () => {
    expect(services).toHaveLength(2)
    for (const service of services) expect(service).toContain('logging: *logging')
    expect(read('compose.yaml')).toMatch(/max-size: 10m, max-file: '5'/)
  })

  test('starts nginx whether the site is healthy or not, or its name is unknown [F66]', () => {
    expect(read('compose.yaml')).not.toContain('service_healthy')
    const config = read('deploy/nginx/compose.conf')
    expect(config).toMatch(/^ *server +site:3000 resolve;$/m)
    // `resolve` needs a zone, whose name nginx refuses if the cache has it, too.
    const [, zone] = /^ *zone +(\w+) /m.exec(config) ?? []
    expect(zone).not.toBe(/keys_zone=(\w+):/.exec(config)?.[1])
  })
})

test('the image is built from every file that the sources import [F60]', () => {
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, entry = '']) => entry)
  const sources = globSync(['astro.config.ts', '{src,integrations,fake-contentful}/**/*.{ts,tsx,astro,css}'], {
    cwd: ROOT,
  })
  const imported = sources
    .filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/'(\.\.?\/[^']+)'/g)].map(([, target = '']) => path.join(path.dirname(file), target)),
    )
    .filter((file) => !file.startsWith('..'))
  const needed = new Set(imported.map((file) => file.split(path.sep)[0] ?? ''))
  expect(needed).toContain('restaurant')
  // The build writes `dist`.
  expect([...needed].filter((entry) => entry !== 'dist' && !allowed.includes(entry))).toEqual([])
})

describe('check-site.sh', () => {
  const FRESH = '{"state":"fresh","ageSeconds":41,"version":"0.1.0"}'
  const cases: readonly [name: string, status: number, health: string, page: string, lines: RegExp][] = [
    ['a fresh menu', 200, FRESH, 'Lahab', /^$/],
    ['a menu that is old', 200, '{"state":"stale","ageSeconds":901}', 'Lahab', /^OLD MENU: stale, .* 901 s.*\n$/],
    ['no menu', 503, '{"state":"none","ageSeconds":0}', 'Lahab', /^DOWN: .* is 503\n$/],
    ['the page of another site', 200, FRESH, 'Welcome to nginx!', /^WRONG PAGE: .* lacks Lahab\n$/],
    ['the sample menu', 200, FRESH, 'Lahab Sample menu: dishes', /^SAMPLE: .*\n$/],
  ]
  test.each(cases)('of a site with %s prints what is wrong [OP01]', async (_, status, health, page, lines) => {
    const site = await startServer((request, response) => {
      if (request.url === '/healthz') response.writeHead(status).end(health)
      else response.end(page)
    })
    const { stdout } = await promisify(execFile)(path.join(ROOT, 'deploy/alerts/check-site.sh'), [site, 'Lahab'])
    expect(stdout).toMatch(lines)
  })
})

test('alert rules and handbook name the metrics that the site exports [OP02]', async () => {
  const origin = await startServer(createSiteMetrics(() => 1).listener)
  const text = await (await fetch(`${origin}/metrics`)).text()
  const exported = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const listNames = (file: string): readonly string[] => [...new Set(read(file).match(/\bsite_[a-z_]+/g))]
  expect(listNames('docs/operations.md').toSorted()).toEqual(exported.toSorted())
  const used = listNames('deploy/alerts/prometheus-rules.yml').map((name) => name.replace(/_(bucket|count)$/, ''))
  expect(used.filter((name) => !exported.includes(name))).toEqual([])
  const alerts = [...read('deploy/alerts/prometheus-rules.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const lines = [...read('deploy/alerts/check-site.sh').matchAll(/echo "([A-Z ]+):/g)].map(([, name = '']) => name)
  for (const name of [...alerts, ...lines]) expect(read('docs/operations.md')).toContain(`\`${name}\``)
})
