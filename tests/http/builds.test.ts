import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSampleDataset, toDataset } from '../../embedded-contentful/dataset.ts'
import exampleMenu from '../../examples/karak-house/menu.json' with { type: 'json' }
import { getShopAt } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { startFaultyService } from '../embedded-contentful/faulty-service.ts'
import { createExampleProject } from '../support/example-project.ts'
import { freePort } from '../support/free-port.ts'
import type { LiveData, ShopDocument } from '#site/live/shop-document.ts'
import { findElements } from './parse-html.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

/** Recognisable values that must not appear in the files or the output of a build. */
const TOKEN = 'canary-0b9f7c52a41e'
const SECRET = 'canary_secret_0123456789abcdef_0123456789abcdef_0123456789abcdef'

/** Hours of every day, in Dubai: those of the entry below, and those of the configuration. */
const PUBLISHED = { opens: 14, closes: 22 }

/** What would begin a second title, or end the head. */
const NOTICE = 'Open late <title></head><!--</script>'
const SETTINGS = {
  id: 'shop',
  contentType: 'shopSettings',
  fields: { weeklyHours: ['Mon-Sun 14:00-22:00'], noticeEn: NOTICE },
}

/** Words, town and pictures of the first restaurant. Asia/Dubai is the clock of the whole country. */
const FIRST_RESTAURANT =
  /lahab|لهب|shawarma|شاورما|burger|برجر|comboo|كومبو|mayo|مايونيز|pickle|مخلل|jumeirah|جميرا|(?<!asia\/)dubai|دبي|tawook|hero-\d/gi
const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

/** The second is of another restaurant and published into a folder, so that it also tells what the code keeps of the first. */
describe.each(['sample', 'published example'])('a build, %s', (kind) => {
  const isPublished = kind === 'published example'
  // Inside the project, because the build resolves its packages.
  const folder = path.join(root, '.cache', isPublished ? 'canary-published' : 'canary-node')
  const project = isPublished ? path.join(folder, 'project') : root
  const site = path.join(folder, 'site/current')
  let output = ''
  let requests = 0

  beforeAll(async () => {
    const sample = isPublished ? toDataset(exampleMenu) : readSampleDataset()
    const service = await startFaultyService({
      // Of two entries with settings the older counts.
      dataset: { ...sample, entries: [SETTINGS, ...sample.entries] },
      space: 'canary',
      accessToken: TOKEN,
    })
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    mkdirSync(folder, { recursive: true })
    if (isPublished) createExampleProject(project, 'karak-house')
    const runNode = async (...parameters: readonly string[]): Promise<void> => {
      const { stdout, stderr } = await run(process.execPath, parameters, {
        cwd: project,
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'production',
          SITE_ORIGIN: 'https://restaurant.example',
          CLOSED_HOURS: '04:00-12:00',
          CONTENTFUL_SPACE_ID: 'canary',
          CONTENTFUL_ACCESS_TOKEN: TOKEN,
          CONTENTFUL_HOST: service.host,
          CONTENTFUL_WEBHOOK_SECRET: SECRET,
          CONTENT_CACHE_DIR: path.join(folder, 'cache'),
        },
      })
      output += stdout + stderr
    }
    try {
      const dist = path.join(folder, 'dist')
      await runNode(path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', dist)
      if (isPublished) await runNode(path.join(dist, 'server/entry.mjs'), 'publish', path.join(folder, 'site'))
    } finally {
      await service.close()
    }
    requests = service.requests.length
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

  test('contains neither token nor secret [CNT-2]', () => {
    expect(requests, 'the build has used the token').toBeGreaterThan(0)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(50)
    const leaks = files
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => /canary[-_](?:0b9|secret)/.test(readFileSync(file, 'latin1')))
    expect(leaks).toEqual([])
    expect(output).not.toMatch(/canary[-_](?:0b9|secret)/)
  })

  if (!isPublished) {
    test('with another menu’s keys carries no dish of the sample, and says so when it is started without keys', async () => {
      const entry = path.join(folder, 'dist/server/entry.mjs')
      const program = readFileSync(entry, 'utf8')
      const descriptions = readSampleDataset().entries.flatMap(
        ({ fields }) => (fields['descriptionAr'] as string | undefined) ?? [],
      )
      expect(descriptions.length).toBeGreaterThan(50)
      expect(descriptions.filter((text) => program.includes(text))).toEqual([])
      const start = run(process.execPath, [entry], {
        cwd: folder,
        env: { PORT: String(await freePort()), HOST: '127.0.0.1' },
      })
      await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('has no sample') as string })
    })
  }

  if (isPublished) {
    test('of another restaurant has no word, colour or place of the first one, and reports nothing', () => {
      const listColours = (file: string): readonly string[] =>
        readFileSync(path.join(root, file), 'utf8').match(/#[\da-f]{6}/g) ?? []
      const listTokens = (file: string): readonly string[] =>
        readFileSync(path.join(root, file), 'utf8').match(/--[a-z-]+(?=:)/g) ?? []
      expect(listTokens('examples/karak-house/restaurant/theme.css')).toEqual(listTokens('restaurant/theme.css'))
      const own = listColours('examples/karak-house/restaurant/theme.css')
      const colours = new RegExp(
        [...new Set(listColours('restaurant/theme.css'))].filter((hex) => !own.includes(hex)).join('|'),
        'gi',
      )
      const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT_FILE.test(file))
      expect(files.length).toBeGreaterThan(50)
      const left = files.flatMap((file) => {
        const text = readFileSync(path.join(site, file), 'utf8')
        const found = [FIRST_RESTAURANT, colours].flatMap((pattern) => text.match(pattern) ?? [])
        return found.length === 0 ? [] : [`${file}: ${[...new Set(found)].join(' ')}`]
      })
      expect(left).toEqual([])
      const page = readFileSync(path.join(site, 'en.html'), 'utf8')
      // Nobody counts what browsers report.
      expect(page).not.toContain('data-counts-events')
      for (const word of ['Dallah Karak House', 'Sharjah', 'Slow tea, warm bread', 'get 10%', 'Karak &amp; Tea'])
        expect(page.includes(word), word).toBe(true)
    })

    test('keeps markup in a text of the owner as text, and names its scripts in the head [R01]', () => {
      const files = ['index.html', 'en.html', 'en/checkout.html', 'en/o.html', 'en/privacy.html', '404.html']
      for (const file of files) {
        const page = readFileSync(path.join(site, file), 'utf8')
        const [html = {}] = findElements(page, 'html')
        const shop = JSON.parse(readFileSync(path.join(site, html['data-shop-path'] ?? ''), 'utf8')) as ShopDocument
        expect(shop.facts.notice, file).toContain(NOTICE)
        // Servers of files send no policy of each page.
        const [{ 'http-equiv': name, content: policy } = {}] = findElements(page, 'meta').filter(
          (meta) => 'http-equiv' in meta,
        )
        expect([name, policy], file).toEqual([
          'content-security-policy',
          expect.stringMatching(/^default-src 'none'.*'sha256-/),
        ])
        const head = page.slice(page.indexOf('<head>'), page.indexOf('</head>'))
        expect(head.match(/<title>[^<]+<\/title>/g), file).toHaveLength(1)
        expect(head.match(/<link rel="modulepreload"/g)?.length, file).toBeGreaterThan(4)
      }
    })

    test('has the owner’s hours, however old it is', () => {
      const midnight = Math.floor((Date.now() + 4 * 3_600_000) / 86_400_000) * 1440 - 240
      const read = (file: string): string => readFileSync(path.join(site, file), 'utf8')
      const pages = ['index.html', 'en.html', 'checkout.html', 'en/checkout.html'].map(
        (file) => findElements(read(file), 'html')[0]?.['data-opening-plan'] ?? '',
      )
      const live = ['live/ar.json', 'live/en.json'].map((file) => {
        const { shopPath } = JSON.parse(read(file)) as LiveData
        return JSON.stringify((JSON.parse(read(shopPath)) as ShopDocument).openingPlan)
      })
      for (const text of [...pages, ...live]) {
        const plan = JSON.parse(text) as OpeningPlan
        for (const day of [1, 9, 40]) {
          const isOpen = (hour: number): boolean => getShopAt(plan, (midnight + day * 1440 + hour * 60) * 60_000).isOpen
          const open = Array.from({ length: 24 }, (_, index) => index + 5).filter(isOpen)
          expect(open, `day ${day}`).toEqual(
            Array.from({ length: PUBLISHED.closes - PUBLISHED.opens }, (_, index) => index + PUBLISHED.opens),
          )
        }
      }
    })
  }
})
