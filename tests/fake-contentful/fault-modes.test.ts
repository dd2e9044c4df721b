import { describe, expect, test } from 'vitest'
import { parseFault } from './fault-modes.ts'

describe(parseFault.name, () => {
  test('parses modes', () => {
    expect(parseFault('ok')).toBeNull()
    expect(parseFault('500')).toEqual({ kind: '500', amount: 0 })
    expect(parseFault('429:3')).toEqual({ kind: '429', amount: 3 })
    expect(parseFault('total:2350')).toEqual({ kind: 'total', amount: 2350 })
  })

  test.each([
    ...['', 'okay', 'OK', '429', 'slow', 'slow:', 'slow:-1', 'slow:1.5', 'slow:1e3', 'slow: 1', 'slow:1:2', '500:1'],
    ...['constructor', 'toString:1', '__proto__:1', 'slow:600001', 'gzipbomb:1025', 'total:100001', '429:99999999'],
  ])('rejects %o', (mode) => {
    expect(() => parseFault(mode)).toThrow(RangeError)
  })
})

describe('the options', () => {
  test.each([0, -1, 1.5, Number.NaN, Infinity])('times can not be %d', (times) => {
    expect(() => parseFault('500', { times })).toThrow(RangeError)
  })

  test('are not allowed for a closed port', () => {
    expect(() => parseFault('refuse', { times: 1 })).toThrow(RangeError)
    expect(() => parseFault('refuse', { contentType: 'menuItem' })).toThrow(RangeError)
    expect(parseFault('refuse')).not.toBeNull()
  })
})
