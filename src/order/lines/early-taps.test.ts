import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeEarlyTaps, countEarlyTaps, parseEarlyTaps, serializeEarlyTaps, type EarlyTaps } from './early-taps.ts'

const NOTHING: EarlyTaps = new Map()

describe('taps before hydration', () => {
  test('count up and down, for each item', () => {
    const cola = changeEarlyTaps(NOTHING, 'cola', 1)
    const both = changeEarlyTaps(changeEarlyTaps(cola ?? NOTHING, 'cola', 1) ?? NOTHING, '__proto__', 1)
    expect(serializeEarlyTaps(both ?? NOTHING)).toBe('[["cola",2],["__proto__",1]]')
    expect(countEarlyTaps(both ?? NOTHING)).toBe(3)
    expect(changeEarlyTaps(cola ?? NOTHING, 'cola', -1)).toEqual(NOTHING)
  })

  test('take back no more than was tapped, and add no more than 99 [BSK-1]', () => {
    expect(changeEarlyTaps(NOTHING, 'cola', -1)).toBeNull()
    expect(changeEarlyTaps(new Map([['cola', 99]]), 'cola', 1)?.get('cola')).toBe(99)
  })

  test('come back as they were stored, and nothing is stored of none', () => {
    const taps = new Map([
      ['cola', 2],
      ['__proto__', 1],
    ])
    expect(parseEarlyTaps(serializeEarlyTaps(taps))).toEqual(taps)
    expect(serializeEarlyTaps(NOTHING)).toBeNull()
  })

  test.each([
    'junk',
    'null',
    '{}',
    '7',
    '[1]',
    '[["cola"]]',
    '[["cola",0]]',
    '[["cola",1.5]]',
    '[["cola",1e9]]',
    '[[7,1]]',
  ])('are none in %s', (text) => {
    expect(parseEarlyTaps(text)).toEqual(NOTHING)
  })

  test('are read from any text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseEarlyTaps(text)
      }),
    )
  })
})
