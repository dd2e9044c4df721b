import { describe, expect, test } from 'vitest'
import { checkOptions, readFault } from './fault-modes.ts'

describe('readFault', () => {
  test('takes a mode apart', () => {
    expect(readFault('ok')).toBeNull()
    expect(readFault('500')).toEqual({ kind: '500', amount: 0 })
    expect(readFault('429:3')).toEqual({ kind: '429', amount: 3 })
    expect(readFault('total:2350')).toEqual({ kind: 'total', amount: 2350 })
  })

  test.each([
    ...['', 'okay', 'OK', '429', 'slow', 'slow:', 'slow:-1', 'slow:1.5', 'slow:1e3', 'slow: 1', 'slow:1:2', '500:1'],
    ...['constructor', 'toString:1', '__proto__:1', 'slow:600001', 'gzipbomb:1025', 'total:100001', '429:99999999'],
  ])('%o is no mode, and the error names those that are', (mode) => {
    expect(() => readFault(mode)).toThrow(RangeError)
    expect(() => readFault(mode)).toThrow(/there are ok, never, .*gzipbomb:0–1024$/)
  })
})

describe('checkOptions', () => {
  test.each([0, -1, 1.5, Number.NaN, Infinity])('%d is no number of times and no time', (count) => {
    expect(() => checkOptions(readFault('500'), { times: count })).toThrow(RangeError)
    expect(() => checkOptions(readFault('500'), { forMs: count })).toThrow(RangeError)
  })

  test('a closed port can not count requests', () => {
    const refuse = readFault('refuse')
    expect(() => checkOptions(refuse, { times: 1 })).toThrow(RangeError)
    expect(() => checkOptions(refuse, { contentType: 'menuItem' })).toThrow(RangeError)
    expect(() => checkOptions(refuse, { forMs: 1 })).not.toThrow()
  })
})
