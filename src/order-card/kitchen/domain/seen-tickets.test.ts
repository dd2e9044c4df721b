import { expect, test } from 'vitest'
import { LINKED_ORDER } from '#order/link/order-link.fixtures.ts'
import type { LinkLine, LinkedOrder } from '#order/link/order-link.ts'
import { addSeenTicket } from './seen-tickets.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const HOUR_MS = 3_600_000
const NEW = { openedAt: null, hasOtherLines: false, replacedRevision: null }
const COLA: LinkLine = { code: 1, quantity: 1, requests: [] }
const SANDWICH: LinkLine = { code: 2, quantity: 2, requests: ['no_pickles'] }

/** Opens a ticket on a device that has stored those opened before. */
function open(stored: string | null, order: Partial<LinkedOrder>, line = COLA, now = NOW) {
  return addSeenTicket({ ...LINKED_ORDER, ...order }, [line], stored, now)
}

test('a ticket that was opened before says when', () => {
  const first = open(null, {})
  expect(first.earlier).toEqual(NEW)
  expect(open(first.stored, {}, COLA, NOW + HOUR_MS)).toEqual({
    earlier: { ...NEW, openedAt: NOW },
    stored: first.stored,
  })
  expect(open(first.stored, { ref: 'MT128' }).earlier).toEqual(NEW)
})

test('the same number with other items, and a later revision, are reported', () => {
  const { stored } = open(open(null, {}).stored, { revision: 2 })
  expect(open(stored, {}, SANDWICH).earlier).toEqual({ ...NEW, hasOtherLines: true })
  expect(open(stored, { revision: 3 }, SANDWICH).earlier).toEqual({ ...NEW, replacedRevision: 2 })
  expect(open(stored, { revision: 2 }).earlier).toEqual({ ...NEW, openedAt: NOW, replacedRevision: 1 })
})

test('the last 300 tickets of 24 hours are kept', () => {
  const refs = Array.from({ length: 301 }, (_, index) => `AD${String(index).padStart(3, '0')}`)
  const stored = refs.reduce<string | null>((before, ref) => open(before, { ref }).stored, null)
  const openAgain = (ref: string, now: number) => open(stored, { ref }, COLA, now).earlier.openedAt
  expect([openAgain('AD000', NOW), openAgain('AD001', NOW)]).toEqual([null, NOW])
  expect([openAgain('AD300', NOW + 24 * HOUR_MS), openAgain('AD300', NOW + 24 * HOUR_MS + 1)]).toEqual([NOW, null])
})

test.each(['', '{broken', '{}', '7', '[["KR473",1]]', '[null]', '[["KR473","1",2,3]]'])(
  'where %j is stored, only number, revision, hash and time of the new ticket are',
  (before) => {
    const { earlier, stored } = open(before, {})
    expect(earlier).toEqual(NEW)
    expect(JSON.parse(stored)).toEqual([['KR473', 1, expect.any(Number), NOW]])
  },
)
