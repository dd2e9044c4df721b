import { spawn } from 'node:child_process'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSampleDataset, type Dataset } from '../fake-contentful/dataset.ts'
import { startContentService, type ContentService } from '../fake-contentful/service.ts'
import { restaurant } from '../restaurant.config.ts'
import { checkContent, fetchCheckedContent } from '../src/content/check/check-content.ts'
import { createAssetLink } from './fake-contentful/dataset-builders.ts'

/** Each command starts a process. */
const TIMEOUT_MS = 60_000
const SAMPLE = readSampleDataset()

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

/** Runs `npm run content:check` with these settings in addition to the environment of the tests. */
async function runCommand(settings: Record<string, string>) {
  const tool = path.join(import.meta.dirname, '../tools/content-check.ts')
  const child = spawn(process.execPath, [tool], { env: { ...process.env, ...settings } })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output, errors }
}

function toSettings({ host, space, accessToken }: ContentService): Record<string, string> {
  return { CONTENTFUL_HOST: host, CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: accessToken }
}

describe('npm run content:check', { timeout: TIMEOUT_MS }, () => {
  test('finds no errors in the sample and exits with 0 [CNT-3]', async () => {
    const { code, output, errors } = await runCommand({ CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '' })
    expect(code).toBe(0)
    expect(errors, 'the notice that this is the sample').toMatch(/^\S+ sample-menu [^\n]*\n$/)
    expect(output).toBe('69 dishes · 12 pictures in the gallery · 0 delivery areas. All is well.\n')
  })

  test('finds nothing in the sample with its extras [CNT-3]', async () => {
    const settings = { CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '', SAMPLE_EXTRAS: 'on' }
    const { code, output } = await runCommand(settings)
    expect([code, output]).toEqual([0, '69 dishes · 12 pictures in the gallery · 5 delivery areas. All is well.\n'])
  })

  test('names the entry, the problem and what to do, and exits with 1 on errors [CNT-1]', async () => {
    const service = await startService(changeSample('classic-burger', { nameAr: ' ', price: -5 }))
    const { code, output } = await runCommand(toSettings(service))
    expect(code).toBe(1)
    expect(output.split('\n').slice(0, 3)).toEqual([
      'Customers notice this:',
      '  Classic Burger (Menu item), Name (Arabic) empty: The name is missing. Fill in both names. A dish without any name is not shown.',
      '  Classic Burger (Menu item), Price in AED "-5": There is no usable price: without one the dish can’t be ordered, with 0 it costs nothing. Enter a price in AED, from 0.01 to 100000.',
    ])
  })

  test('names each value that can’t be used, with the cure [CF04]', async () => {
    const dataset = changeSample('cola', { available: 'no', availableFrom: '25:00', calories: -1, allergens: ['milk'] })
    const shop = [
      { id: 'settings', contentType: 'shopSettings', fields: { title: 'Lahab', pausedUntil: '2026-11-22' } },
      { id: 'eid', contentType: 'specialDay', fields: { from: '2026-03-20' } },
      { id: 'area', contentType: 'deliveryArea', fields: { nameEn: 'Deira', nameAr: 'ديرة', fee: 'ten' } },
    ]
    const service = await startService({ ...dataset, entries: [...dataset.entries, ...shop] })
    const { code, output } = await runCommand(toSettings(service))
    expect(code).toBe(1)
    const unused = 'The site can’t use this. It keeps the last value that it could use, or goes on without one.'
    expect(output.split('\n').slice(0, 8)).toEqual([
      'Customers notice this:',
      `  Cola (Menu item), Available "no": ${unused} Choose Yes or No, or clear the field.`,
      `  Cola (Menu item), Served from "25:00": ${unused} Write it like this: 13:00`,
      `  Cola (Menu item), Calories "-1": ${unused} Enter a number (0–5000), or clear the field.`,
      `  Lahab (Shop settings), Paused until "2026-11-22": ${unused} Choose a date (2020–2099) with a time and a time zone (Dubai is +04:00), or clear the field.`,
      `  Untitled (20 March) (Special day), Last day empty: Without a usable date these days change nothing. Choose a date (2020–2099).`,
      `  Untitled (20 March) (Special day), Hours empty: There are no usable hours, so these days change nothing. Enter hours such as 18:00-04:00, or set Closed to Yes.`,
      `  Deira (Delivery area), Delivery fee in AED "ten": ${unused} Enter a number (0–1000), or clear the field.`,
    ])
  })

  test('exits with 0 if there are only tips [CK07]', async () => {
    const { code, output } = await runCommand(
      toSettings(await startService(changeSample('cola', { image: undefined }))),
    )
    expect(code).toBe(0)
    expect(output).toMatch(/^Tips:\n {2}Cola \(Menu item\), Picture empty: .*The site works\. 1 tip\.\n$/s)
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
    const service = await startService({ ...SAMPLE, entries: [...SAMPLE.entries, ...shop] })
    const { output } = await runCommand(toSettings(service))
    expect(output).toContain('Untitled (Shop settings), Weekly hours "Mon 25:00-26:00, Fri": The site can’t use')
    expect(output).toContain('Untitled (Shop settings): There is more than one entry of Shop settings.')
    expect(output).toContain('Untitled (Shop settings), Paused until "2098-01-01 12:00": The pause ends more than')
    expect(output).toContain('Eid (Special day): Another special day has some of the same dates: Ramadan.')
    expect(output.match(/some of the same dates/g)).toHaveLength(1)
  })

  test('exits with 2 and one line without the token when content can’t be fetched [CNT-2]', async () => {
    const settings = { ...toSettings(await startService(SAMPLE)), CONTENTFUL_ACCESS_TOKEN: 'wrong-token' }
    const { code, output, errors } = await runCommand(settings)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(/^Contentful does not accept this CONTENTFUL_ACCESS_TOKEN.*\n$/)
    expect(errors).not.toContain('wrong-token')
    const incomplete = await runCommand({ CONTENTFUL_SPACE_ID: 'x', CONTENTFUL_ACCESS_TOKEN: '' })
    expect([incomplete.code, incomplete.errors.split('\n').length]).toEqual([2, 2])
  })
})

test('checkContent reports links to unpublished images and images on other hosts [C16] [C18]', async () => {
  const dataset = changeSample('cola', { image: createAssetLink('unpublished') })
  const assets = dataset.assets.map((asset) =>
    asset.id === 'water' ? { id: 'water', title: 'Water', url: 'https://example.com/water.webp' } : asset,
  )
  const { host, space, accessToken } = await startService({ ...dataset, assets })
  const content = await fetchCheckedContent({ host, space, accessToken, environment: 'master' })
  const options = { serviceHost: host, missing: new Set<string>(), now: Date.now() }
  const about = { rule: 'broken-image', type: 'Menu item', field: 'Picture' }
  expect(checkContent(content, restaurant, options).findings.filter(({ rule }) => rule === 'broken-image')).toEqual([
    { ...about, name: 'Water', id: 'water', image: 'elsewhere', other: 'Water' },
    { ...about, name: 'Cola', id: 'cola', image: 'unpublished', other: 'unpublished' },
  ])
})
