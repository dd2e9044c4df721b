import { describe, expect, test } from 'vitest'
import { ARABIC, arabic, ENGLISH, english } from './order-message.fixtures.ts'
import { parseOrderMessage } from './parse-order-message.ts'

describe.each([
  ['en', 'Lahab', ENGLISH, english],
  ['ar', 'لهب', ARABIC, arabic],
] as const)('a message in %s', (_, restaurant, strings, write) => {
  test.each([
    ['of earlier releases, with 24 hours', '20:00', '21:30'],
    ['of this release, with 12 hours', strings.time(20 * 60), strings.time(21 * 60 + 30)],
  ])('%s, is read with all it says [F35] [CM02]', (__, time, wantedTime) => {
    const wanted = { at: Date.parse('2026-11-22T21:30:00+04:00'), isIftar: false }
    const message = write({ reference: { number: 'KR473', replaced: null, time }, wanted })
    const text = message.text.replace(strings.time(21 * 60 + 30), wantedTime)
    expect(text).toContain(strings.number('KR473', time))
    expect(text).toContain(strings.wantedToday(wantedTime))
    const parsed = parseOrderMessage(text, restaurant, strings)
    expect(parsed?.number).toBe('KR473')
    expect(parsed?.lines.length).toBeGreaterThan(0)
    expect(parsed).toEqual(parseOrderMessage(message.text, restaurant, strings))
  })
})
