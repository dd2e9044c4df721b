import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { format } from 'prettier'
import { readSampleDataset, type Dataset } from '../fake-contentful/dataset.ts'
import type { Language } from '../src/domain/language.ts'
import { getPath } from '../src/domain/routes.ts'
import { getLaunchOptions } from '../tests/browser.ts'
import { startSite } from '../tests/support/site.ts'
import { print } from './format.ts'
import { listEdits, SETTINGS_ID, WORDS, type Changes, type Edit, type OpenPages } from './owner-day/edits.ts'

/**
 * `npm run try:owner-day`: starts the built site with Contentful's stand-in, opens pages on a phone in
 * both languages, edits the content as an owner would, and measures how long the open pages take to
 * show it. Writes docs/owner-day.md. Takes six minutes; start it before ten in the evening in Dubai,
 * when iftar still lies ahead. `-- 2` refreshes every two seconds and only prints.
 */
const DEFAULT_REFRESH = '60'
const refreshSeconds = process.argv[2] ?? DEFAULT_REFRESH
const PATIENCE_MS = 300_000
const POLL_MS = 200
/** Several sites at once, because each edit takes up to two minutes. */
const EDITS_PER_SITE = 4

const ROUND_THE_CLOCK = { weeklyHours: ['Mon-Sun 00:00-24:00'] }
const BASKET = JSON.stringify({
  items: [
    { id: 'chicken-sandwich-large', qty: 2 },
    { id: 'classic-burger', qty: 1 },
  ],
})
/** The content types of entries that are not in the sample. */
const NEW_ENTRIES: Readonly<Record<string, string>> = {
  [SETTINGS_ID]: 'shopSettings',
  'lentil-soup': 'menuItem',
  eid: 'specialDay',
  ramadan: 'specialDay',
  jumeirah: 'deliveryArea',
}

const sample = readSampleDataset()

/** The sample of a shop that is open around the clock, with these changes. */
function createContent(changes: Changes): Dataset {
  const given: Changes = { ...changes, [SETTINGS_ID]: { ...ROUND_THE_CLOCK, ...changes[SETTINGS_ID] } }
  const kept = sample.entries
    .filter(({ id }) => given[id] !== null)
    .map((entry) => ({ ...entry, fields: { ...entry.fields, ...given[entry.id] } }))
  const added = Object.entries(NEW_ENTRIES).flatMap(([id, contentType]) => {
    const fields = given[id]
    return fields === undefined || fields === null ? [] : [{ id, contentType, fields }]
  })
  return { ...sample, entries: [...kept, ...added] }
}

async function openPages(browser: Browser, origin: string, language: Language): Promise<OpenPages> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Dubai',
    hasTouch: true,
    isMobile: true,
  })
  // Other hosts, such as the map, are stubbed.
  await context.route('https://**', (route) => route.fulfill({ status: 200, body: '' }))
  const [home, checkout] = [await context.newPage(), await context.newPage()]
  await home.goto(origin + getPath('home', language))
  await checkout.addInitScript((basket) => {
    window.sessionStorage.setItem('basketItem', basket)
  }, BASKET)
  await checkout.goto(origin + getPath('checkout', language))
  await checkout.locator('[data-line]').first().waitFor()
  await checkout.getByText(WORDS[language].delivery, { exact: true }).tap()
  await checkout.getByLabel(WORDS[language].firstName).fill(language === 'ar' ? 'سارة' : 'Sara')
  await checkout
    .getByLabel(WORDS[language].address)
    .fill(language === 'ar' ? 'فيلا 7، البرشاء 1' : 'Villa 7, Al Barsha 1')
  return { language, home, checkout }
}

/** Without the marks of direction, which a table does not show. */
function clean(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Measured {
  readonly seconds: number
  /** What the page says, and the line of the message. */
  readonly words: string
  readonly line: string
}

/** Waits until the open page has followed the edit of `begin`, in ms since the epoch. */
async function measure(
  { name, find, isGone = false, choose, line }: Edit,
  pages: OpenPages,
  begin: number,
): Promise<Measured> {
  const found = find(pages)
  while ((await found.count()) > 0 === isGone) {
    if (Date.now() - begin > PATIENCE_MS) throw new Error(`${name}: the page in ${pages.language} does not follow`)
    await sleep(POLL_MS)
  }
  const seconds = Math.round((Date.now() - begin) / 1000)
  const words = isGone ? '–' : clean(await found.innerText())
  await choose?.(pages)
  return { seconds, words, line: line === undefined ? '–' : await waitForLine(pages, line) }
}

/** Waits for a line of the message in the link of checkout. */
async function waitForLine({ checkout, language }: OpenPages, pattern: RegExp): Promise<string> {
  const link = checkout.getByRole('link', { name: WORDS[language].whatsapp }).and(checkout.locator('[href]'))
  const begin = Date.now()
  while (Date.now() - begin < PATIENCE_MS) {
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    const line = message.split('\n').find((each) => pattern.test(each))
    if (line !== undefined) return clean(line)
    await sleep(POLL_MS)
  }
  throw new Error(`no line of the message in ${language} is like ${pattern.source}`)
}

/** Makes the edits one after another on a site of its own. Returns the rows of the table. */
async function tryEdits(edits: readonly Edit[], browser: Browser): Promise<readonly string[]> {
  const site = await startSite(createContent({}), { CONTENT_REFRESH_SECONDS: refreshSeconds })
  try {
    const [english, arabic] = [await openPages(browser, site.origin, 'en'), await openPages(browser, site.origin, 'ar')]
    const rows: string[] = []
    for (const edit of edits) {
      site.content.replaceDataset(createContent(edit.changes))
      const begin = Date.now()
      const [en, ar] = await Promise.all([measure(edit, english, begin), measure(edit, arabic, begin)])
      const row = [edit.name, `${en.seconds} · ${ar.seconds}`, en.words, ar.words, en.line, ar.line].join(' | ')
      print(row)
      rows.push(`| ${row.replaceAll('*', '')} |`)
    }
    return rows
  } finally {
    await site.close()
  }
}

const edits = listEdits(Date.now())
const browser = await chromium.launch(await getLaunchOptions())
const parts = Array.from({ length: Math.ceil(edits.length / EDITS_PER_SITE) }, (_, index) =>
  edits.slice(index * EDITS_PER_SITE, (index + 1) * EDITS_PER_SITE),
)
const rows = (await Promise.all(parts.map((part) => tryEdits(part, browser))).finally(() => browser.close())).flat()

const DOCUMENT = `# The owner's day

Each row is one edit in Contentful, while a phone (360 × 740) has home and a filled-in checkout open in each language.
The seconds run from **Publish changes** until the open page shows it, without a reload. The site asks Contentful every
60 s and an open page asks the site every 48 s, so 108 s are the most that two refreshes take; a webhook
([content.md](content.md)) saves the first part. \`npm run try:owner-day\` writes this page.

| The owner's edit | seconds (en · ar) | the page says | بالعربية | the message says | بالعربية |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

An open page follows the address, the numbers and the opening hours in footer and location card, too. What it does not
follow until it is opened next, because an old one costs no order: links to other services, and the rating.
`

if (refreshSeconds === DEFAULT_REFRESH) {
  const file = new URL('../docs/owner-day.md', import.meta.url)
  writeFileSync(file, await format(DOCUMENT, { parser: 'markdown', printWidth: 120 }))
}
