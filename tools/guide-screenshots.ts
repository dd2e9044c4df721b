import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { readSampleDataset, type Dataset, type DatasetEntry } from '../embedded-contentful/dataset.ts'
import { addSampleExtras } from '../embedded-contentful/sample-extras.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { getPath, type Page } from '#core/routes.ts'
import { LANGUAGES, type Language } from '#core/text/language.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import type { LineContent } from '#order/lines/line.ts'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines, type OrderLink } from '#order/link/order-link.ts'
import { getLaunchOptions } from '#tests/browser.ts'
import { startSite } from '#tests/support/site.ts'
import { print } from './print.ts'

/**
 * `npx node tools/guide-screenshots.ts`: the images of docs/owner.md and docs/kitchen.md, of the built site. Run it
 * after a change of the look or of the words.
 */
const FOLDER = path.join(import.meta.dirname, '../docs/images')
const BESIDE = { across: 2, shim: 24, background: '#dcdcdc' }

/** A day from the real one on: pages know the owner's hours of the next eight days only. */
const getDate = (daysAhead: number): string =>
  new Date(Date.now() + (4 + 24 * daysAhead) * 3_600_000).toISOString().slice(0, 10)
const inDubai = (time: string, daysAhead = 1): Date => new Date(`${getDate(daysAhead)}T${time}+04:00`)
const EVENING = inDubai('20:00')

/** The sample with its extras, these settings and no other special days than these. */
function publish(settings: DatasetEntry['fields'], specialDays: readonly DatasetEntry['fields'][] = []): Dataset {
  const { assets, entries } = addSampleExtras(readSampleDataset(), Date.now())
  const days = specialDays.map((fields, index) => ({ id: `day-${index}`, contentType: 'specialDay', fields }))
  const others = entries
    .filter(({ contentType }) => contentType !== 'specialDay')
    .map((entry) => ({ ...entry, fields: { ...entry.fields, ...(entry.contentType === 'shopSettings' && settings) } }))
  return { assets, entries: [...others, ...days] }
}

/** What the owner does in the tasks of the guide, as far as the sample's extras do not have it. */
const ORDINARY_DAYS = publish({
  phone: '+971 4 123 4567',
  later: false,
  pausedUntil: inDubai('18:00').toISOString(),
  pauseReasonEn: 'Rain: our drivers are waiting it out.',
  pauseReasonAr: 'بسبب الأمطار، سائقونا ينتظرون حتى تصبح الطرق آمنة.',
  promoEn: 'Free cola with every comboo',
  promoAr: 'كولا مجاناً مع كل وجبة كومبو',
})
/** Apart, because the opening hours list special days. The other days open at noon, whichever day it is. */
const HOLIDAYS = publish({ weeklyHours: ['Mon-Sun 12:00-04:00'] }, [
  { title: 'Ramadan', from: getDate(2), to: getDate(2), hours: ['17:00-04:00'], iftar: [`${getDate(2)} 18:12`] },
  {
    title: 'Eid',
    from: getDate(3),
    to: getDate(3),
    closed: true,
    messageEn: 'Eid Mubarak! Closed on the first day.',
    messageAr: 'عيدكم مبارك. المطعم مغلق أول أيام العيد.',
  },
])

/** A part of a page at a time, in a browser that has something stored, after something is pasted into the first field. */
interface Shot {
  readonly page: Page
  readonly language?: Language
  readonly at?: Date
  /** Behind '#' in the address. */
  readonly fragment?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly pasted?: string
  readonly isPrinted?: boolean
  /** Width and height of the window, and how many pixels of the picture one of it has. */
  readonly window?: readonly [width: number, height: number, scale: number]
  readonly elements: readonly [first: string, last?: string]
}
type Shots = Readonly<Record<string, readonly Shot[]>>

/** A phone, so long that no bar at the bottom covers the form. */
const PHONE = [360, 2400, 2] as const
const withForm = (form: object): Readonly<Record<string, string>> => ({
  [SESSION_KEYS.basket]: JSON.stringify({ items: [{ id: 'chicken-sandwich-large', qty: 2 }] }),
  [SESSION_KEYS.orderForm]: JSON.stringify({ method: 'delivery', ...form }),
})

/** The pictures of the guide for owners. */
const OWNER: Readonly<Record<string, Shot>> = {
  hours: { page: 'home', elements: ['footer address'] },
  'sold-out': { page: 'home', elements: ['[data-item="smoky-onion-burger"]'] },
  phone: { page: 'home', elements: ['footer ul'] },
  offer: { page: 'home', elements: ['[data-testid="promo-banner"]'] },
  pause: { page: 'home', at: inDubai('16:30'), elements: ['[data-testid="closed-banner"] p'] },
  area: { page: 'checkout', stored: withForm({ area: 'area-3' }), elements: ['form fieldset', 'form textarea'] },
}
const OWNER_ON_HOLIDAYS: Readonly<Record<string, Shot>> = {
  'closed-day': { page: 'home', at: inDubai('14:00', 3), elements: ['[data-testid="closed-banner"] p'] },
  iftar: {
    page: 'checkout',
    at: inDubai('17:05', 2),
    stored: withForm({ wanted: { at: +inDubai('18:12', 2), isIftar: true } }),
    elements: ['fieldset:has([name="wanted"])', 'form p[id$="-hint"]'],
  },
}

const addLine = (itemId: string, quantity: number, ...requests: RequestKey[]): LineContent => ({
  itemId,
  quantity,
  requests,
})
function writeLink(time: string, lines: readonly LineContent[], more: Partial<OrderLink> = {}, revision = 1): string {
  const writtenAt = +inDubai(time, 0)
  const order = { ref: 'KR473', revision, writtenAt, total: null, method: 'delivery' } as const
  const said = { area: toLinkCode('area-1'), notes: { comment: false, payment: true }, ...more }
  return encodeOrderLink({ ...EMPTY_ORDER_LINK, order, lines: toLinkLines(lines), ...said })
}
const withComment = { notes: { comment: true, payment: true } }
const SANDWICHES = addLine('chicken-sandwich-large', 2, 'extra_spicy_mayo', 'no_pickles')
const BURGERS = [addLine('classic-burger', 1, 'no_pickles', 'no_lettuce'), addLine('classic-burger', 2)]
const ORDER = writeLink('21:40', [SANDWICHES, ...BURGERS, addLine('cola', 3)], withComment)
const TRAY = [addLine('mix-family-tray', 1), addLine('laban-ayran', 4)]
const CHANGED = [addLine('chicken-halloumi-burger', 2, 'no_lettuce'), addLine('lemon-mint', 1), addLine('gone', 1)]
const PRINTED = [
  writeLink('20:07', TRAY, { wantedAt: +inDubai('00:30', 1) }),
  writeLink('21:40', CHANGED, withComment, 2),
]
const MESSAGE = `Name: Sara
Address: Villa 7, St 33B, opposite the mosque
Payment: cash, I have AED 200.00
Comment: Severe SESAME allergy, no tahini anywhere please`

const TICKET: Shot = {
  page: 'orderCard',
  window: [390, 1400, 1],
  elements: ['article'],
  stored: { [LOCAL_KEYS.kitchenDevice]: JSON.stringify({ language: 'both', paper: 80, print: false }) },
}
/** 80 mm are 302 px. */
const PAPER: Shot = { ...TICKET, isPrinted: true, window: [302, 1123, 1.15], elements: ['main'] }
const CARD: Shot = {
  page: 'orderCard',
  language: 'en',
  window: [360, 640, 1.71],
  elements: ['header'],
  fragment: writeLink('21:40', [SANDWICHES, addLine('cola', 1)]),
}
const HAND_OFF: Shot = {
  page: 'checkout',
  stored: {
    ...withForm({ firstName: 'Sara', area: 'area-1', address: 'Villa 7, Street 33B' }),
    [SESSION_KEYS.handOff]: JSON.stringify({ at: +EVENING, ref: null, way: 'link' }),
  },
  window: [360, 740, 1],
  elements: ['[data-sticky-question]'],
}

/** The pictures of the guide for the kitchen, some of two shots beside each other. */
const KITCHEN: Shots = {
  'ticket.png': [{ ...TICKET, fragment: ORDER }],
  'ticket-filled.png': [{ ...PAPER, fragment: ORDER, pasted: MESSAGE }],
  'ticket-print.webp': PRINTED.map((fragment) => ({ ...PAPER, fragment })),
  'order-card.webp': [CARD],
  'hand-off.webp': LANGUAGES.map((language) => ({ ...HAND_OFF, language })),
}

function inEachLanguage(shots: Readonly<Record<string, Shot>>): Shots {
  const named = Object.entries(shots).flatMap(([name, shot]) =>
    LANGUAGES.map((language) => [`owner-${name}-${language}.webp`, [{ ...shot, language }]] as const),
  )
  return Object.fromEntries(named)
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { page, language = 'ar', at = EVENING, fragment = '', stored = {}, pasted, elements, window = PHONE } = shot
  const [width, height, deviceScaleFactor] = window
  const phone = { isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ ...phone, viewport: { width, height }, deviceScaleFactor })
  const tab = await context.newPage()
  await tab.clock.setFixedTime(at)
  // In both storages: no key of one is a key of the other.
  await tab.addInitScript((values) => {
    for (const storage of [sessionStorage, localStorage]) Object.assign(storage, values)
  }, stored)
  await tab.goto(`${origin}${getPath(page, language)}#${fragment}`)
  await tab.locator('main astro-island[data-hydrated]').first().waitFor()
  if (pasted !== undefined) await tab.locator('textarea').first().fill(pasted)
  if (shot.isPrinted === true) await tab.emulateMedia({ media: 'print' })
  const [first, last] = [tab.locator(elements[0]).first(), tab.locator(elements.at(-1) ?? '').first()]
  await first.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await tab.waitForLoadState('networkidle')
  const [start, end] = [await first.boundingBox(), await last.boundingBox()]
  if (start === null || end === null) throw new Error(`${elements.join(' or ')} is not displayed`)
  const [top, bottom] = [Math.round(start.y), Math.round(end.y + end.height)]
  const clip = { ...start, y: top + (await tab.evaluate(() => scrollY)), height: bottom - top }
  return tab.screenshot({ fullPage: true, clip }).finally(() => context.close())
}

/** What the site shows of a picture of 4:3: its whole, the strip of a dish's dialog, the square of a row, the round of the order bar. */
async function drawCrops(): Promise<void> {
  const image = sharp(path.join(import.meta.dirname, '../content/sample/images/chicken-sandwich-large.webp'))
  const { width, height } = await image.metadata()
  const [middle, radius, strip] = [width / 2, height / 2, (width * 2) / 3]
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="5">
    <path d="M0 ${radius - strip / 2}H${width}M0 ${radius + strip / 2}H${width}" stroke="#0b57d0" stroke-dasharray="18 12"/>
    <rect x="${middle - radius + 3}" y="3" width="${height - 6}" height="${height - 6}" stroke="#ffffff"/>
    <circle cx="${middle}" cy="${radius}" r="${radius - 10}" stroke="#c2185b"/>
  </svg>`
  const drawn = await image.composite([{ input: Buffer.from(lines) }]).toBuffer()
  await sharp(drawn).resize(640).webp().toFile(path.join(FOLDER, 'owner-photograph.webp'))
}

await drawCrops()
const options = await getLaunchOptions()
// Small letters keep their distances.
const browser = await chromium.launch({ ...options, args: [...options.args, '--font-render-hinting=none'] })
try {
  for (const [content, pictures] of [
    [ORDINARY_DAYS, { ...inEachLanguage(OWNER), ...KITCHEN }],
    [HOLIDAYS, inEachLanguage(OWNER_ON_HOLIDAYS)],
  ] as const) {
    const site = await startSite(content, { CONTENT_REFRESH_SECONDS: '600' })
    try {
      for (const [file, shots] of Object.entries(pictures)) {
        const parts = await Promise.all(shots.map((shot) => take(browser, site.origin, shot)))
        const image = parts.length === 1 ? sharp(parts[0]) : sharp(parts, { join: BESIDE })
        await (file.endsWith('.png') ? image.png({ palette: true }) : image.webp()).toFile(path.join(FOLDER, file))
        print(file)
      }
    } finally {
      await site.close()
    }
  }
} finally {
  await browser.close()
}
