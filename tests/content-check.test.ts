import { spawn } from 'node:child_process'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { assetLink } from './fake-contentful/dataset-builders.ts'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from './fake-contentful/faulty-service.ts'
import { restaurant } from '../restaurant.config.ts'
import type { ContentfulKeys } from '../src/platform/settings.ts'
import { checkContent } from '../tools/content-check/check.ts'
import { readingFailure } from '../tools/content-check/reading-failure.ts'
import { reportLines, wouldBeNoticed } from '../tools/content-check/report.ts'

/** Each run is a process of its own. */
const SLOW = 60_000
const SAMPLE = readSampleDataset()

async function serving(dataset: Dataset): Promise<FaultyService> {
  const service = await startFaultyService({ dataset })
  onTestFinished(() => service.close())
  return service
}

function keysOf({ host, space, accessToken }: FaultyService): ContentfulKeys {
  return { host, space, accessToken, environment: 'master' }
}

/** The sample with other fields in one of its entries. */
function sampleWith(id: string, fields: object): Dataset {
  const change = (entry: Dataset['entries'][number]) =>
    entry.id === id ? { ...entry, fields: { ...entry.fields, ...fields } } : entry
  return { ...SAMPLE, entries: SAMPLE.entries.map(change) }
}

/** Runs `npm run content:check`, with the environment of the tests and these settings. */
async function command(settings: Record<string, string>) {
  const tool = path.join(import.meta.dirname, '../tools/content-check.ts')
  const child = spawn(process.execPath, [tool], { env: { ...process.env, ...settings } })
  let [out, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, errors }
}

function settingsFor({ host, space, accessToken }: FaultyService): Record<string, string> {
  return { CONTENTFUL_HOST: host, CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: accessToken }
}

describe('npm run content:check', { timeout: SLOW }, () => {
  test('finds nothing in the sample that a diner would notice, and ends with 0 [CNT-3]', async () => {
    const { code, out, errors } = await command({ CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '' })
    expect([code, errors]).toEqual([0, ''])
    expect(out).not.toContain('Diners would notice')
    expect(out).toMatch(/\n\d+ dishes and \d+ gallery pictures read: 0 that diners would notice, 1 worth a look\.\n$/)
  })

  test('names the entry, what is wrong and what to do, and ends with 1 where diners would notice [CNT-1]', async () => {
    const service = await serving(sampleWith('classic-burger', { nameAr: ' ', price: -5 }))
    const { code, out } = await command(settingsFor(service))
    expect(code).toBe(1)
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Diners would notice:',
      '  Classic Burger (classic-burger): no Arabic name. Fill in Name (Arabic).',
      '  Classic Burger (classic-burger): a price that can’t be used, so it can’t be ordered [-5]. Give a price in AED from 0.01 to 100000.',
    ])
  })

  test('ends with 2 and one line where the content can’t be read [CNT-2]', async () => {
    const service = await serving(SAMPLE)
    const wrong = { ...settingsFor(service), CONTENTFUL_ACCESS_TOKEN: 'wrong-token' }
    const { code, out, errors } = await command(wrong)
    expect([code, out]).toEqual([2, ''])
    expect(errors).toMatch(/^Contentful does not know this CONTENTFUL_ACCESS_TOKEN.*\n$/)
    expect(errors).not.toContain('wrong-token')
    const half = await command({ CONTENTFUL_SPACE_ID: 'x', CONTENTFUL_ACCESS_TOKEN: '' })
    expect([half.code, half.errors.split('\n').length]).toEqual([2, 2])
  })
})

describe('checkContent', { timeout: SLOW }, () => {
  test('sees links that lead nowhere and files that are gone [C16] [C18]', async () => {
    const dataset = sampleWith('cola', { image: assetLink('unpublished') })
    const assets = dataset.assets.map((asset) => (asset.id === 'water' ? { ...asset, file: 'gone.webp' } : asset))
    const { findings } = await checkContent(keysOf(await serving({ ...dataset, assets })), restaurant)
    const pictures = findings.filter(({ kind }) => kind.includes('picture'))
    expect(pictures).toEqual([
      { kind: 'missing picture', name: 'Water', id: 'water', detail: 'picture water' },
      { kind: 'dead picture link', name: 'Cola', id: 'cola', detail: 'picture unpublished' },
    ])
  })
})

describe('reportLines', () => {
  test('puts first what diners would notice, and sums up', () => {
    const findings = [
      { kind: 'no picture', name: 'Tea', id: 'a1' },
      { kind: 'empty gallery', name: '', id: '' },
      { kind: 'best seller without dish', name: 'Wrap · لفافة', id: '' },
    ] as const
    expect(reportLines(findings, 2, 0)).toEqual([
      'Diners would notice:',
      '  the gallery has no pictures. Publish an entry of the type Gallery with pictures.',
      '',
      'Worth a look:',
      '  Tea (a1): no picture; a drawing of its category is shown. Add a picture, four to three and at least 1200 wide.',
      '  Wrap · لفافة: a best seller of restaurant.config.ts that no dish is called. Write the name as the dish has it, in either language.',
      '',
      '2 dishes and 0 gallery pictures read: 1 that diners would notice, 2 worth a look.',
    ])
    expect([wouldBeNoticed(findings), wouldBeNoticed(findings.slice(0, 1))]).toEqual([true, false])
  })

  test('says so where nothing is amiss', () => {
    expect(reportLines([], 69, 12)).toEqual(['69 dishes and 12 gallery pictures read: nothing amiss.'])
  })
})

describe('readingFailure', () => {
  const where = { host: 'cdn.contentful.com', space: 'abc', environment: 'master' }
  const named = (name: string, message = '', more: object = {}): Error =>
    Object.assign(new Error(message), { name, ...more })

  test.each([
    [named('AccessTokenInvalid'), 'CONTENTFUL_ACCESS_TOKEN'],
    [named('NotFound'), 'no space "abc" with an environment "master"'],
    [named('InvalidQuery', '{"details":{"errors":[{"name":"unknownContentType"}]}}'), 'npm run content:push'],
    [named('RateLimitExceeded'), 'asks to wait'],
    [named('Error', 'getaddrinfo', { code: 'ENOTFOUND' }), 'can’t be reached (ENOTFOUND)'],
    [named('ServerError'), 'an answer that can’t be used (ServerError)'],
    ['a text', 'an answer that can’t be used'],
  ])('%s [CNT-4]', (error, says) => {
    const told = readingFailure(error, where)
    expect(told).toContain(says)
    expect(told).not.toContain('\n')
  })
})
