import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentService, type ContentService } from './service.ts'
import { clientOf } from './test-client.ts'

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library: { entries: [], assets: [] } })
})
afterAll(() => service.close())

type Query = Parameters<ReturnType<typeof clientOf>['sync']>[0]
const sync = (query: Query) => clientOf(service).withoutLinkResolution.sync(query)

test('pages of any size give everything once, and a mirror kept by syncs is the library', async () => {
  const entries = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), price: fc.integer({ min: 0, max: 2 }) }),
    {
      selector: ({ id }) => id,
    },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(entries, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      async (libraries, limit) => {
        const mirror = new Map<string, unknown>()
        let nextSyncToken: string | undefined
        for (const dishes of libraries) {
          service.replaceLibrary({
            entries: dishes.map(({ id, price }) => ({ id, contentType: 'menuItem', fields: { price } })),
            assets: [],
          })
          const query: Query = nextSyncToken === undefined ? { initial: true, limit } : { nextSyncToken }
          const page = await sync(query)
          expect(new Set(page.entries.map(({ sys }) => sys.id)).size).toBe(page.entries.length)
          if (nextSyncToken === undefined) expect(page.entries).toHaveLength(dishes.length)
          for (const { sys, fields } of page.entries) mirror.set(sys.id, fields['price'])
          for (const { sys } of page.deletedEntries) mirror.delete(sys.id)
          nextSyncToken = page.nextSyncToken
          expect(mirror).toEqual(new Map(dishes.map(({ id, price }) => [id, { 'en-US': price }])))
        }
      },
    ),
    { numRuns: 40 },
  )
})
