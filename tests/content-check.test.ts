import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSampleDataset, type Dataset } from '../embedded-contentful/dataset.ts'
import { addSampleExtras } from '../embedded-contentful/sample-extras.ts'
import { startContentService } from '../embedded-contentful/service.ts'
import { restaurant } from '../restaurant.config.ts'
import { check } from '#content/check/check-content.fixtures.ts'
import { checkContent } from '#content/check/check-content.ts'
import { createContentfulClient } from '#content/api/contentful-client.ts'
import { fetchAllEntries } from '#content/api/fetch-entries.ts'
import { getSeverity, type Finding } from '#content/domain/content-finding.ts'
import { describeFinding, formatVerdict } from '#site/messages/content-check-messages.ts'

const SAMPLE = readSampleDataset()

/** Returns the sample with changed fields in one entry. */
function changeSample(id: string, fields: object): Dataset {
  const entries = SAMPLE.entries.map((entry) =>
    entry.id === id ? { ...entry, fields: { ...entry.fields, ...fields } } : entry,
  )
  return { ...SAMPLE, entries }
}

/** Checks the content of a service. */
async function checkDataset(dataset: Dataset): Promise<readonly Finding[]> {
  const service = await startContentService({ dataset })
  onTestFinished(() => service.close())
  const { host, space, accessToken } = service
  const keys = { host, space, accessToken, environment: 'master' }
  const content = await fetchAllEntries(createContentfulClient(keys, 'keep'))
  return checkContent(content, restaurant, { serviceHost: host, missing: new Set(), now: Date.now() })
}

/** Entry, field, value, problem and fix in words. */
function describeInFull(finding: Finding): string {
  const { entry, problem, fix } = describeFinding('en', finding)
  const { type = '', field = '', value = 'empty' } = finding
  return `${entry} (${type}), ${field} ${value}: ${problem} ${fix}`
}

test.each([
  ['the sample', SAMPLE],
  ['the sample with its extras', addSampleExtras(SAMPLE, Date.now())],
])('finds nothing in %s [CNT-3]', async (_, dataset) => {
  expect(await checkDataset(dataset)).toEqual([])
})

test('names the entry, what is in force and what to write [CNT-1]', async () => {
  const settings = { contentType: 'shopSettings', fields: { title: 'Lahab' } }
  const shop = [
    { id: 'settings', ...settings },
    { id: 'second', ...settings },
    { id: 'eid', contentType: 'specialDay', fields: { from: '2026-03-20' } },
  ]
  const dataset = changeSample('cola', { price: '31,50', calories: 'many' })
  const found = (await checkDataset({ ...dataset, entries: [...dataset.entries, ...shop] })).map(describeInFull)
  expect(found).toEqual([
    'Lahab (Shop settings),  2: There are 2 of these. Only the oldest count, at most 1; this one does not. ' +
      'Copy what you need from it into an older one, then unpublish it.',
    'Cola (Menu item), Price in AED 31,50: Nobody can order this dish. ' +
      'Enter a number from 0.01 to 100000, in digits 0 to 9, with a point and not a comma.',
    'Cola (Menu item), Calories many: The field counts as empty. Enter a whole number from 0 to 5000, in digits 0 to 9.',
    'Untitled (20 March) (Special day), Title empty: Customers don’t notice it. Fill it in.',
    'Untitled (20 March) (Special day), Last day empty: These days change nothing: the weekly hours apply. Fill it in.',
    'Untitled (20 March) (Special day), Hours empty: These days change nothing: the weekly hours apply. ' +
      'Enter hours such as 18:00-04:00, or set “Closed” to Yes.',
  ])
})

test('the example of Ramadan in the owner’s guide offers iftar, and one that opens too late is found', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../docs/owner.md'), 'utf8')
  const examples = [...guide.matchAll(/\*\*Hours\*\*: \S+(?: \S+)? `(\d\d:\d\d-\d\d:\d\d)`/g)].map(([, hours]) => hours)
  const [time, ...others] = new Set(
    [...guide.matchAll(/`(20\d\d-\d\d-\d\d \d\d:\d\d)`/g)].map(([, iftar]) => iftar ?? ''),
  )
  expect([examples.length, others]).toEqual([2, []])
  const date = time?.slice(0, 10)
  const checkRamadan = (hours: string | undefined) =>
    check({
      settings: { later: true },
      days: [{ closed: undefined, from: date, to: date, hours: [hours], iftar: [time] }],
    })
  for (const hours of examples) expect(checkRamadan(hours)).toEqual([])
  expect(checkRamadan('18:00-04:00')).toMatchObject([{ rule: 'iftar-unreachable', field: 'Iftar times', value: time }])
})

test.each(['noAsset', 'notInFolder'] as const)(
  'a picture of a menu in a file is %s in the words of files [R51]',
  (image) => {
    const words = Object.values(describeFinding('en', { rule: 'broken-image', name: 'Tea', id: 'tea', image })).join(
      ' ',
    )
    expect(words).toMatch(/file/)
    expect(words).not.toMatch(/Media|publish/)
  },
)

test('a day without a usable line of hours is named in both languages', () => {
  const findings = check({ settings: { weeklyHours: ['Sat-Thu 12:00-04:00', 'Fri 6pm'] } })
  const words = (['en', 'ar'] as const).flatMap((language) =>
    findings.map((each) => describeFinding(language, each).problem),
  )
  expect(words).toEqual(['These days count as closed: Friday.', 'تُعدّ هذه الأيام مغلقة: الجمعة.'])
})

test.each([
  [1, 'الموقع يعمل. نصيحة واحدة.', 'The site works. 1 tip.'],
  [2, 'الموقع يعمل. نصيحتان.', 'The site works. 2 tips.'],
  [3, 'الموقع يعمل. 3 نصائح.', 'The site works. 3 tips.'],
  [11, 'الموقع يعمل. 11 نصيحة.', 'The site works. 11 tips.'],
  [100, 'الموقع يعمل. 100 نصيحة.', 'The site works. 100 tips.'],
])('the verdict of %i tips is milder than that of a problem, in both languages', (count, arabic, english) => {
  const tips = Array.from({ length: count }, (): Finding => ({ rule: 'without-dish', name: 'Tea', id: 'tea' }))
  expect([formatVerdict('ar', tips), formatVerdict('en', tips)]).toEqual([arabic, english])
  const warning: Finding = { rule: 'high-price', name: 'Tea', id: 'tea' }
  expect(formatVerdict('en', [...tips, warning])).toBe(`${count + 1} things to look at.`)
})

test.each([
  ['without-dish', 'tip'],
  ['high-price', 'warning'],
  ['not-a-number', 'error'],
] as const)('%s is of the severity %s', (rule, severity) => {
  expect(getSeverity({ rule, name: '', id: '' })).toBe(severity)
})

describe('an entry without a title is named by its date, never by its ID', () => {
  const untitled = { title: '' }
  const describeAll = (language: 'en' | 'ar', shop: Parameters<typeof check>[0]) =>
    check(shop).map((finding) => Object.values(describeFinding(language, finding)).join(' '))

  test('special days, in both languages', () => {
    expect(describeAll('en', { days: [untitled] })).toEqual([expect.stringMatching(/^Untitled \(27 November\) /)])
    expect(describeAll('ar', { days: [untitled] })).toEqual([expect.stringMatching(/^بلا عنوان \(27 نوفمبر\) /)])
  })

  test('days without a usable date, settings and areas', () => {
    const days = [{ ...untitled, from: 'soon' }]
    const areas = [{ nameEn: '', nameAr: '' }]
    for (const text of describeAll('en', { days, settings: { title: '', rating: 6 }, areas }))
      expect(text).toMatch(/^Untitled (?!\()/)
  })

  test('the other one of two that overlap', () => {
    const texts = describeAll('en', { days: [{}, { title: '', from: '2026-11-28' }] }).join('\n')
    expect(texts).toContain('some of the same dates: Untitled (28 November).')
    expect(texts).not.toMatch(/day-\d/)
  })
})
