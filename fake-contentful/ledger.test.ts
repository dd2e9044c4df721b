import { expect, test } from 'vitest'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { createLedger } from './ledger.ts'
import type { LibraryEntry } from './library.ts'

const NOW = Date.parse('2026-06-01T10:00:00.000Z')

const catalogueOf = (...entries: LibraryEntry[]): Catalogue =>
  createCatalogue({ entries, assets: [] }, { space: 's', host: 'h', pictures: new Map() })
const dish = (id: string, price: unknown, rest: Partial<LibraryEntry> = {}): LibraryEntry => ({
  id,
  contentType: 'menuItem',
  fields: { price },
  ...rest,
})
const sysOf = (catalogue: Catalogue, id: string) => catalogue.entries.byId.get(id)?.sys
const ledgerAt = (time = NOW) => createLedger('s', () => time)

test('an entry begins with its first revision, changed when it was created', () => {
  const sys = sysOf(ledgerAt().publish(catalogueOf(dish('a', 1))), 'a')
  expect(sys).toMatchObject({
    revision: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
})

test('other fields are the next revision at the time of the change, and created as before', () => {
  const ledger = ledgerAt()
  ledger.publish(catalogueOf(dish('a', 1), dish('b', 1)))
  const catalogue = ledger.publish(catalogueOf(dish('a', 1), dish('b', 2)))
  expect(sysOf(catalogue, 'a')).toMatchObject({ revision: 1, updatedAt: '2026-01-01T00:00:00.000Z' })
  expect(sysOf(catalogue, 'b')).toMatchObject({
    revision: 2,
    publishedVersion: 2,
    createdAt: '2026-01-01T00:01:00.000Z',
    updatedAt: '2026-06-01T10:00:00.001Z',
  })
})

test('a revision stays until the next change', () => {
  const ledger = ledgerAt()
  for (const price of [1, 2, 2, 2]) ledger.publish(catalogueOf(dish('a', price)))
  expect(sysOf(ledger.publish(catalogueOf(dish('a', 2))), 'a')).toMatchObject({
    revision: 2,
    updatedAt: '2026-06-01T10:00:00.001Z',
  })
  expect(ledger.changesAfter(0)).toHaveLength(1)
})

test('an entry that only moves is created elsewhere and not changed', () => {
  const ledger = ledgerAt()
  ledger.publish(catalogueOf(dish('a', 1), dish('b', 1)))
  const before = ledger.latest()
  const catalogue = ledger.publish(catalogueOf(dish('b', 1), dish('a', 1)))
  expect(sysOf(catalogue, 'a')).toMatchObject({ revision: 1, createdAt: '2026-01-01T00:01:00.000Z' })
  expect(ledger.changesAfter(before)).toEqual([])
})

test('a time of change that the library tells is kept', () => {
  const ledger = ledgerAt()
  ledger.publish(catalogueOf(dish('a', 1)))
  const updatedAt = '2026-02-02T00:00:00.000Z'
  expect(sysOf(ledger.publish(catalogueOf(dish('a', 1, { updatedAt }))), 'a')).toMatchObject({ revision: 2, updatedAt })
})

test('what was gone begins anew', () => {
  const ledger = ledgerAt()
  for (const price of [1, 2]) ledger.publish(catalogueOf(dish('a', price)))
  ledger.publish(catalogueOf())
  expect(ledger.changesAfter(0)).toMatchObject([{ type: 'DeletedEntry', resource: { sys: { id: 'a', revision: 2 } } }])
  expect(sysOf(ledger.publish(catalogueOf(dish('a', 2))), 'a')).toMatchObject({ revision: 1 })
  expect(ledger.changesAfter(0)).toMatchObject([{ type: 'Entry' }])
})

test('times of change never run backwards, even if the clock does', () => {
  let time = NOW
  const ledger = createLedger('s', () => time)
  const times = [1, 2, 3, 4].map((price) => {
    time -= 5000
    return String(sysOf(ledger.publish(catalogueOf(dish('a', price))), 'a')?.updatedAt)
  })
  expect(times).toEqual([...new Set(times)].sort())
})

test('of two with one id the first is remembered and both are served [C15]', () => {
  const ledger = ledgerAt()
  const twins = catalogueOf(dish('a', 1), dish('a', 2))
  expect(ledger.publish(twins).entries.all).toHaveLength(2)
  expect(ledger.publish(twins).entries.all.map(({ sys }) => sys['revision'])).toEqual([1, 1])
  expect(ledger.changesAfter(0)).toMatchObject([{ resource: { fields: { price: 1 } } }])
})

test('fields that no JSON can tell are changed each time, and harm nothing', () => {
  const ledger = ledgerAt()
  ledger.publish(catalogueOf(dish('a', 1n)))
  expect(sysOf(ledger.publish(catalogueOf(dish('a', 1n))), 'a')).toMatchObject({ revision: 2 })
})
