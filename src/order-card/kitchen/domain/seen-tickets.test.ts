import { expect, test } from 'vitest'
import type { LinkLine, OrderFacts } from '../../../order/domain/link/order-link.ts'
import {
  addSeenTicket,
  findEarlierTickets,
  parseSeenTickets,
  serializeSeenTickets,
  toSeenTicket,
  type SeenTicket,
} from './seen-tickets.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const HOUR_MS = 3_600_000
const FACTS: OrderFacts = { ref: 'KR473', revision: 1, writtenAt: NOW, total: null, method: 'pickup' }
const COLA: LinkLine = { code: 1, quantity: 1, requests: [] }
const SANDWICH: LinkLine = { code: 2, quantity: 2, requests: ['no_pickles'] }

function open(facts: Partial<OrderFacts>, lines: readonly LinkLine[], now = NOW): SeenTicket {
  return toSeenTicket({ ...FACTS, ...facts }, lines, now)
}

test('a ticket that was opened before says when [TK06]', () => {
  const seen = addSeenTicket(open({}, [COLA]), [])
  const again = open({}, [COLA], NOW + HOUR_MS)
  expect(findEarlierTickets(again, seen)).toEqual({ openedAt: NOW, hasOtherLines: false, replacedRevision: null })
  expect(addSeenTicket(again, seen)).toEqual(seen)
  expect(findEarlierTickets(open({ ref: 'MT128' }, [COLA]), seen).openedAt).toBeNull()
})

test('the same number with other items, and a later revision, are reported [TK06]', () => {
  const seen = addSeenTicket(open({ revision: 2 }, [COLA]), addSeenTicket(open({}, [COLA]), []))
  expect(findEarlierTickets(open({}, [SANDWICH]), seen)).toEqual({
    openedAt: null,
    hasOtherLines: true,
    replacedRevision: null,
  })
  expect(findEarlierTickets(open({ revision: 3 }, [SANDWICH]), seen).replacedRevision).toBe(2)
  expect(findEarlierTickets(open({ revision: 2 }, [COLA]), seen)).toMatchObject({ openedAt: NOW, replacedRevision: 1 })
})

test('the last 300 tickets of 24 hours are kept [TK08]', () => {
  const many = Array.from({ length: 301 }, (_, i) => open({ ref: `AD${String(i).padStart(3, '0')}` }, [COLA]))
  const seen = many.reduce<readonly SeenTicket[]>((tickets, ticket) => addSeenTicket(ticket, tickets), [])
  expect(seen).toHaveLength(300)
  expect(seen[0]?.ref).toBe('AD001')
  const stored = serializeSeenTickets(seen)
  expect(parseSeenTickets(stored, NOW + 24 * HOUR_MS)).toEqual(seen)
  expect(parseSeenTickets(stored, NOW + 24 * HOUR_MS + 1)).toEqual([])
})

test.each(['', '{broken', '{}', '7', '[["KR473",1]]', '[null]', '[["KR473","1",2,3]]'])(
  'stored tickets of %j count as none [TK08]',
  (text) => {
    expect(parseSeenTickets(text, NOW)).toEqual([])
  },
)

test('only number, revision, hash and time of a ticket are stored [TK06]', () => {
  const [entry] = JSON.parse(serializeSeenTickets([open({}, [SANDWICH])])) as unknown[]
  expect(entry).toEqual(['KR473', 1, expect.any(Number), NOW])
})
