import path from 'node:path'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { readSampleDataset, type Dataset } from '../fake-contentful/dataset.ts'
import { addSampleExtras } from '../fake-contentful/sample-extras.ts'
import { LANGUAGES, type Language } from '../src/domain/language.ts'
import { getPath } from '../src/domain/routes.ts'
import { SESSION_KEYS } from '../src/domain/storage-keys.ts'
import { FIELD_IDS } from '../src/features/checkout/field-ids.ts'
import { checkoutAr } from '../src/i18n/ar/checkout.ts'
import { checkoutEn } from '../src/i18n/en/checkout.ts'
import { getLaunchOptions } from '../tests/browser.ts'
import { startSite } from '../tests/support/site.ts'
import { print } from './format.ts'

/**
 * `npm run screenshots:owner`: the images of docs/owner.md. Each shows the built site on a phone after
 * one of the owner's wishes, in both languages. Run it after a change of the look. Arguments are names of
 * pictures; without any, all are taken.
 */
const FOLDER = path.join(import.meta.dirname, '../docs/images')
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const HOUR_MS = 60 * 60 * 1000
/** The site knows the hours of the next days only, so it is the next day, at five in the afternoon in Dubai. */
const TODAY = new Date(Date.now() + 28 * HOUR_MS).toISOString().slice(0, 10)
const TIME = new Date(`${TODAY}T17:00:00+04:00`)
const BASKET = { items: [{ id: 'chicken-sandwich-large', qty: 2 }] }

const WORDS = { ar: checkoutAr, en: checkoutEn }

const OPEN = { weeklyHours: ['Mon-Sun 12:00-04:00'] }
const DAY = { contentType: 'specialDay', id: 'special-day' }
const EID = {
  closed: true,
  messageEn: 'Eid Mubarak! Closed on the first day.',
  messageAr: 'عيدكم مبارك. المطعم مغلق أول أيام العيد.',
}
const RAIN = {
  pauseReasonEn: 'Rain: our drivers are waiting it out.',
  pauseReasonAr: 'بسبب الأمطار، سائقونا ينتظرون حتى تصبح الطرق آمنة.',
  pausedUntil: new Date(TIME.getTime() + HOUR_MS).toISOString(),
}

interface Wish {
  readonly name: string
  /** Fields of the shop's settings, besides its hours. */
  readonly settings?: object
  /** Fields of a special day, today. */
  readonly day?: object
  readonly page: 'home' | 'checkout'
  /** Brings the page into the state to be shown, and returns what is in the picture. */
  readonly show: (page: Page, language: Language) => Promise<Locator>
}

async function chooseDelivery(page: Page, language: Language): Promise<void> {
  await page.getByText(WORDS[language].checkout.delivery, { exact: true }).first().click()
}

const WISHES: readonly Wish[] = [
  {
    name: 'sold-out',
    page: 'home',
    show: async (page) => {
      const card = page.locator('[data-item="smoky-onion-burger"]')
      await card.scrollIntoViewIfNeeded()
      return Promise.resolve(card)
    },
  },
  {
    name: 'hours',
    page: 'home',
    settings: { weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00', 'Sat-Sun 12:00-04:00'] },
    show: (page) => Promise.resolve(page.locator('footer address')),
  },
  { name: 'closed-day', page: 'home', day: EID, show: (page) => Promise.resolve(page.getByTestId('closed-banner')) },
  {
    name: 'iftar',
    page: 'checkout',
    settings: { later: true },
    day: { iftar: [`${TODAY} 18:12`] },
    show: async (page, language) => {
      await chooseDelivery(page, language)
      await page.getByText(WORDS[language].checkout.laterToday, { exact: true }).click()
      await page.locator(`#${FIELD_IDS.wanted}`).selectOption({ index: 1 })
      return page.locator(`div:has(> fieldset):has(#${FIELD_IDS.wanted})`).last()
    },
  },
  { name: 'pause', page: 'home', settings: RAIN, show: (page) => Promise.resolve(page.getByTestId('closed-banner')) },
  {
    name: 'area',
    page: 'checkout',
    settings: { otherAreas: true },
    show: async (page, language) => {
      await chooseDelivery(page, language)
      await page.locator(`#${FIELD_IDS.area}`).selectOption('area-3')
      return page.locator(`div:has(> div > #${FIELD_IDS.area}, > #${FIELD_IDS.area})`).first()
    },
  },
  {
    name: 'phone',
    page: 'home',
    settings: { phone: '+971 4 123 4567' },
    show: (page) => Promise.resolve(page.locator('footer ul')),
  },
  {
    name: 'offer',
    page: 'home',
    settings: { promoEn: 'Free cola with every comboo', promoAr: 'كولا مجاناً مع كل وجبة كومبو' },
    show: (page) => Promise.resolve(page.getByTestId('promo-banner')),
  },
]

function toDataset({ settings, day }: Wish): Dataset {
  const sample = addSampleExtras(readSampleDataset(), TIME.getTime())
  const others = sample.entries.filter(({ contentType }) => !['shopSettings', 'specialDay'].includes(contentType))
  const shop = { id: 'shop-settings', contentType: 'shopSettings', fields: { ...OPEN, ...settings } }
  const days = day === undefined ? [] : [{ ...DAY, fields: { from: TODAY, to: TODAY, ...day } }]
  return { ...sample, entries: [...others, shop, ...days] }
}

async function takePicture(browser: Browser, origin: string, wish: Wish, language: Language): Promise<void> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(TIME)
  if (wish.page === 'checkout') {
    const entry = { key: SESSION_KEYS.basket, value: JSON.stringify(BASKET) }
    await page.addInitScript(({ key, value }) => {
      sessionStorage.setItem(key, value)
    }, entry)
  }
  await page.goto(origin + getPath(wish.page, language), { waitUntil: 'load' })
  await page.locator('main astro-island[data-hydrated]').first().waitFor()
  const target = await wish.show(page, language)
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const file = `owner-${wish.name}-${language}.webp`
  await sharp(await target.screenshot())
    .webp({ quality: 80 })
    .toFile(path.join(FOLDER, file))
  print(file)
  await context.close()
}

const names = process.argv.slice(2)
const browser = await chromium.launch(await getLaunchOptions())
for (const wish of WISHES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const site = await startSite(toDataset(wish))
  try {
    for (const language of LANGUAGES) await takePicture(browser, site.origin, wish, language)
  } finally {
    await site.close()
  }
}
await browser.close()
