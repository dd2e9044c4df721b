import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatAed, toFils } from '#core/money.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import { toLinkCode, toLinkLines, type LinkLine } from '#order/link/order-link.ts'
import { resolveOrder } from '#order/link/resolved-order.ts'
import { chooseUntold } from '#menu/domain/menu.fixtures.ts'
import { describeKeptOrder, describePricedLine } from './describe-order.ts'
import { EARLIER_CHOICES, EARLIER_LINKS, EARLIER_RELEASES } from './earlier-releases.ts'
import { openShop } from './order-driver.ts'
import { createShop } from './shop.ts'

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
      chosen: extras && chooseUntold(...extras),
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

  test.each(EARLIER_CHOICES)('$name [R21]', ({ link, said }) => {
    const decoded = decodeOrderLink(link)
    const lines = decoded.status === 'valid' ? decoded.link.lines : []
    const { priced } = resolveOrder(lines, createMenuIndex(createShop(new Set()).menu))
    expect(priced.lines.map((line) => `${describePricedLine(line)} ${formatAed(line.total)}`)).toEqual(said)
  })
})
