import { expect, onTestFinished, test } from 'vitest'
import { readSampleDataset, type Dataset } from '../fake-contentful/dataset.ts'
import { addSampleExtras } from '../fake-contentful/sample-extras.ts'
import { startContentService, type ContentService } from '../fake-contentful/service.ts'
import { restaurant } from '../restaurant.config.ts'
import { checkContent, fetchCheckedContent } from '../src/content/check/check-content.ts'
import { describeFinding } from '../src/site/messages/content-check-messages.ts'
import { createAssetLink } from './fake-contentful/dataset-builders.ts'

const SAMPLE = readSampleDataset()
const NOTHING_MISSING = { missing: new Set<string>(), now: Date.now() }

async function startService(dataset: Dataset): Promise<ContentService> {
  const service = await startContentService({ dataset })
  onTestFinished(() => service.close())
  return service
}

/** Returns the sample with changed fields in one entry. */
function changeSample(id: string, fields: object): Dataset {
  const entries = SAMPLE.entries.map((entry) =>
    entry.id === id ? { ...entry, fields: { ...entry.fields, ...fields } } : entry,
  )
  return { ...SAMPLE, entries }
}

/** Checks the content of a service and words each finding: entry, field, value, problem and fix. */
async function check(dataset: Dataset): Promise<readonly string[]> {
  const { host, space, accessToken } = await startService(dataset)
  const content = await fetchCheckedContent({ host, space, accessToken, environment: 'master' })
  const { findings } = checkContent(content, restaurant, { ...NOTHING_MISSING, serviceHost: host })
  return findings.map((finding) => {
    const { entry, problem, fix } = describeFinding('en', finding)
    const { type = '', field = '', value = 'empty' } = finding
    return `${entry} (${type}), ${field} ${value}: ${problem} ${fix}`
  })
}

test('finds nothing in the sample [CNT-3]', async () => {
  expect(await check(SAMPLE)).toEqual([])
})

test('finds nothing in the sample with its extras [CNT-3]', async () => {
  expect(await check(addSampleExtras(SAMPLE, Date.now()))).toEqual([])
})

test('names the entry, the problem and what to do [CNT-1]', async () => {
  expect(await check(changeSample('classic-burger', { nameAr: ' ', price: -5 }))).toEqual([
    'Classic Burger (Menu item), Name (Arabic) empty: The name is missing. Fill in both names. A dish without any name is not shown.',
    'Classic Burger (Menu item), Price in AED -5: There is no usable price: without one the dish can’t be ordered, with 0 it costs nothing. Enter a price in AED, from 0.01 to 100000.',
  ])
})

test('names each value that can’t be used, with the fix [CF04]', async () => {
  const dataset = changeSample('cola', { available: 'no', availableFrom: '25:00', calories: -1, allergens: ['milk'] })
  const shop = [
    { id: 'settings', contentType: 'shopSettings', fields: { title: 'Lahab', pausedUntil: '2026-11-22' } },
    { id: 'eid', contentType: 'specialDay', fields: { from: '2026-03-20' } },
    { id: 'area', contentType: 'deliveryArea', fields: { nameEn: 'Deira', nameAr: 'ديرة', fee: 'ten' } },
  ]
  const unused = 'The site can’t use this. It keeps the last value that it could use, or goes on without one.'
  const found = await check({ ...dataset, entries: [...dataset.entries, ...shop] })
  expect(found.slice(0, 7)).toEqual([
    `Cola (Menu item), Available no: ${unused} Choose Yes or No, or clear the field.`,
    `Cola (Menu item), Served from 25:00: ${unused} Write it like this: 13:00`,
    `Cola (Menu item), Calories -1: ${unused} Enter a number (0–5000), or clear the field.`,
    `Lahab (Shop settings), Paused until 2026-11-22: ${unused} Choose a date (2020–2099) with a time and a time zone (Dubai is +04:00), or clear the field.`,
    `Untitled (20 March) (Special day), Last day empty: Without a usable date these days change nothing. Choose a date (2020–2099).`,
    `Untitled (20 March) (Special day), Hours empty: There are no usable hours, so these days change nothing. Enter hours such as 18:00-04:00, or set Closed to Yes.`,
    `Deira (Delivery area), Delivery fee in AED ten: ${unused} Enter a number (0–1000), or clear the field.`,
  ])
})

test('names special days that overlap, a long pause and a second entry of settings [SH07] [SH11] [CF04]', async () => {
  const eid = { title: 'Eid', from: '2026-03-20', to: '2026-03-22', closed: true }
  const shop = [
    {
      id: 'settings',
      contentType: 'shopSettings',
      fields: { weeklyHours: ['Mon 12:00-04:00', 'Mon 25:00-26:00', 'Fri'], pausedUntil: '2098-01-01T12:00+04:00' },
    },
    { id: 'second', contentType: 'shopSettings', fields: {} },
    { id: 'eid', contentType: 'specialDay', fields: eid },
    { id: 'ramadan', contentType: 'specialDay', fields: { ...eid, title: 'Ramadan', from: '2026-02-18' } },
    { id: 'new-year', contentType: 'specialDay', fields: { ...eid, from: '2026-12-31', to: '2026-12-31' } },
  ]
  const found = (await check({ ...SAMPLE, entries: [...SAMPLE.entries, ...shop] })).join('\n')
  expect(found).toContain('Untitled (Shop settings), Weekly hours Mon 25:00-26:00, Fri: The site can’t use')
  expect(found).toContain('There is more than one entry of Shop settings.')
  expect(found).toContain('Untitled (Shop settings), Paused until 2098-01-01 12:00: The pause ends more than')
  expect(found).toContain('Another special day has some of the same dates: Ramadan.')
  expect(found.match(/some of the same dates/g)).toHaveLength(1)
})

test('checkContent reports links to unpublished images and images on other hosts [C16] [C18]', async () => {
  const dataset = changeSample('cola', { image: createAssetLink('unpublished') })
  const assets = dataset.assets.map((asset) =>
    asset.id === 'water' ? { id: 'water', title: 'Water', url: 'https://example.com/water.webp' } : asset,
  )
  const { host, space, accessToken } = await startService({ ...dataset, assets })
  const content = await fetchCheckedContent({ host, space, accessToken, environment: 'master' })
  const options = { ...NOTHING_MISSING, serviceHost: host }
  const about = { rule: 'broken-image', type: 'Menu item', field: 'Picture' }
  expect(checkContent(content, restaurant, options).findings.filter(({ rule }) => rule === 'broken-image')).toEqual([
    { ...about, name: 'Water', id: 'water', image: 'elsewhere', other: 'Water' },
    { ...about, name: 'Cola', id: 'cola', image: 'unpublished', other: 'unpublished' },
  ])
})
