import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toFils } from '#core/money.ts'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import { toLinkCode, toLinkLines, type LinkLine } from '#order/link/order-link.ts'
import { describeKeptOrder } from './describe-order.ts'
import { EARLIER_LINKS, EARLIER_RELEASES } from './earlier-releases.ts'
import { openShop } from './order-driver.ts'

describe('what earlier releases have stored is restored', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })

  test.each(EARLIER_RELEASES)('$name [PER-1]', async ({ session, restored }) => {
    await openShop(session)
    expect(describeKeptOrder()).toEqual(restored)
  })
})

describe('links of earlier releases say what they said', () => {
  test.each(EARLIER_LINKS)('$name', ({ order, basket, extras, person, notes }) => {
    const sandwiches = {
      itemId: 'chicken-sandwich-large',
      quantity: 2,
      requests: ['extra_spicy_mayo', 'no_pickles'],
      extras,
      person,
    } as const
    const lines: readonly LinkLine[] = toLinkLines([sandwiches, { itemId: 'cola', quantity: 1, requests: [] }])
    expect(decodeOrderLink(order)).toEqual({
      status: 'valid',
      link: {
        order: {
          ref: 'KR473',
          revision: 2,
          writtenAt: Date.parse('2026-11-22T21:40:00+04:00'),
          total: toFils(3200),
          method: 'delivery',
        },
        lines,
        area: toLinkCode('marina'),
        wantedAt: Date.parse('2026-11-22T22:30:00+04:00'),
        notes,
      },
    })
    expect(decodeOrderLink(basket)).toEqual({
      status: 'valid',
      link: { order: null, lines, area: null, wantedAt: null, notes: null },
    })
  })
})
