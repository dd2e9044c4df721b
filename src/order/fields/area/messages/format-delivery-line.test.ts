import { expect, test } from 'vitest'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toFils } from '#core/money.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { OrderOptions } from '../../order-options.ts'
import { OTHER_AREA } from '../chosen-area.ts'
import { formatDeliveryLine } from './format-delivery-line.ts'

const JUMEIRAH = createArea('jumeirah', {
  name: { en: 'Jumeirah 1', ar: 'جميرا 1' },
  fee: toFils(500),
  freeFrom: toFils(6000),
})
const MARINA = createArea('marina', { name: { en: 'Marina', ar: 'المارينا' }, fee: toFils(0) })
const DEIRA = createArea('deira', { name: { en: 'Deira', ar: 'ديرة' }, fee: null, minutes: null })
const SATWA = createArea('satwa', { name: { en: 'Satwa', ar: 'السطوة' }, isClosed: true })
const OPTIONS: OrderOptions = { areas: [JUMEIRAH, MARINA, DEIRA, SATWA], hasOtherAreas: true }

const toPlainText = (text: string | undefined): string | undefined =>
  text?.replace(/[\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')

test.each([
  ['en', 'Delivery: Jumeirah 1 AED 5.00 · Marina Free', 'all areas'],
  ['ar', 'التوصيل: جميرا 1 AED 5.00 · المارينا مجاناً', 'كل المناطق'],
] as const)('in %s, it sums up the areas', (language, text, action) => {
  const line = formatDeliveryLine(OPTIONS, language)
  expect([toPlainText(line?.text), line?.action]).toEqual([text, action])
})

test('in Arabic, names and amounts are isolated', () => {
  expect(formatDeliveryLine({ areas: [JUMEIRAH] }, 'ar')?.text).toContain(
    '\u2068جميرا 1\u2069 \u2066AED\u00a05.00\u2069',
  )
})

test.each([
  ['jumeirah', 0, 'Delivery to Jumeirah 1: AED 5.00, 30\u2060–\u206045 min', 'change'],
  ['jumeirah', 6000, 'Delivery to Jumeirah 1: Free, 30\u2060–\u206045 min', 'change'],
  ['deira', 0, 'Delivery to Deira', 'change'],
  [OTHER_AREA, 0, 'Another area: the fee is confirmed on WhatsApp', 'change'],
  ['satwa', 0, 'We no longer deliver to the area you chose. Choose another.', 'all areas'],
  ['gone', 0, 'We no longer deliver to the area you chose. Choose another.', 'all areas'],
])('of the area %j, with items for %i fils, it says %j', (areaId, total, text, action) => {
  expect(formatDeliveryLine(OPTIONS, 'en', areaId, toFils(total))).toEqual({ text: keepFigures(text), action })
})

test('a fee that is told on WhatsApp has no number', () => {
  expect(toPlainText(formatDeliveryLine({ areas: [DEIRA] }, 'en')?.text)).toBe('Delivery: Deira')
})

test('where all areas are closed it says so, or that orders go elsewhere [R26]', () => {
  const isClosed = { areas: [SATWA] }
  expect(formatDeliveryLine(isClosed, 'en')?.text).toBe('We aren’t delivering right now.')
  const line = formatDeliveryLine({ ...isClosed, hasOtherAreas: true }, 'en')
  expect(line?.text).toBe('Another area: the fee is confirmed on WhatsApp')
})

test('where orders are only picked up there is none', () => {
  expect(formatDeliveryLine({ ...OPTIONS, onlyMethod: 'pickup' }, 'en', 'jumeirah')).toBeNull()
  expect(formatDeliveryLine({ ...OPTIONS, onlyMethod: 'delivery' }, 'en')).not.toBeNull()
})

test('without areas there is none, also if one was chosen', () => {
  expect(formatDeliveryLine({}, 'en', 'jumeirah')).toBeNull()
})
