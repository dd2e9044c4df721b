import { expect, test } from 'vitest'
import { createRawContent } from './content-store.fixtures.ts'
import { keepLastGoodValues } from './keep-last-good-values.ts'

type Fields = Readonly<Record<string, unknown>>

const createContent = (settings: Fields, area: Fields = {}) =>
  createRawContent({
    shopSettings: [{ id: 'shop', fields: settings }],
    deliveryArea: [{ id: 'deira', fields: { nameEn: 'Deira', nameAr: 'ديرة', ...area } }],
  })

const LAST = createContent({ whatsapp: '971501234567', lastOrderMinutes: 30 }, { minutes: '30-45' })

test('a value that can only be wrong does not replace the last good one, and other changes count', () => {
  const next = createContent({ whatsapp: '9710501234567', lastOrderMinutes: 15 }, { minutes: '45-30', fee: 5 })
  expect(keepLastGoodValues(next, LAST)).toEqual(
    createContent({ whatsapp: '971501234567', lastOrderMinutes: 15 }, { minutes: '30-45', fee: 5 }),
  )
})

test('hours with one line that can’t be read do not replace the last good ones', () => {
  const good = createContent({ weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri-Sun 13:00-04:00'] })
  const next = createContent({ weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri-Sun 1pm-4am'] })
  expect(keepLastGoodValues(next, good)).toEqual(good)
})

test('a field that was emptied stays empty, and without a last good value nothing changes', () => {
  const emptied = createContent({ lastOrderMinutes: 30 })
  const wrong = createContent({ whatsapp: '0501234567' })
  expect(keepLastGoodValues(emptied, LAST)).toBe(emptied)
  expect(keepLastGoodValues(wrong, null)).toBe(wrong)
  expect(keepLastGoodValues(wrong, createContent({ whatsapp: '12' }))).toBe(wrong)
})
