import { describe, expect, test } from 'vitest'
import type { Known } from '../tools/content-push/management-reader.ts'
import { outOfOrder, partOf, planFor } from '../tools/content-push/push-plan.ts'
import { readSpaceAccess } from '../tools/content-push/space-access.ts'
import { withoutToken } from '../tools/content-push/run-official.ts'

const known = (id: string, sys: Partial<Known['sys']> = { publishedVersion: 1, publishedCounter: 1 }): Known => ({
  sys: { id, version: 2, ...sys },
})

describe('planFor', () => {
  test('pushes all of the sample into an empty space, in its order', () => {
    expect(planFor(['b', 'a'], [], false)).toEqual({ push: ['b', 'a'], unfinished: [], replaced: [], leftAlone: [] })
  })

  const present: readonly [name: string, sys: Partial<Known['sys']>][] = [
    ['published', { publishedVersion: 1, publishedCounter: 1 }],
    ['changed since', { version: 7, publishedVersion: 3, publishedCounter: 2 }],
    ['unpublished by the owner', { version: 3, publishedCounter: 1 }],
    ['unpublished, where no counter is told', { version: 3 }],
    ['archived', { version: 2, archivedVersion: 1 }],
  ]
  test.each(present)('leaves alone what is %s, unless it is told to replace it', (_, sys) => {
    expect(planFor(['a', 'b'], [known('a', sys)], false)).toMatchObject({ push: ['b'], leftAlone: ['a'] })
    expect(planFor(['a', 'b'], [known('a', sys)], true)).toMatchObject({ push: ['a', 'b'], replaced: ['a'] })
  })

  test.each([1, 2])('pushes again what a broken push left at version %i, never published', (version) => {
    const plan = planFor(['a'], [known('a', { version, publishedCounter: 0 })], false)
    expect(plan).toEqual({ push: ['a'], unfinished: ['a'], replaced: [], leftAlone: [] })
  })

  test('decides which part of a library is pushed', () => {
    const library = {
      entries: [{ id: 'a', contentType: 'menuItem', fields: {} }],
      assets: [{ id: 'a' }, { id: 'b' }],
    }
    expect(partOf(library, { assets: planFor(['a', 'b'], [known('a')], false) })).toEqual({
      entries: [],
      assets: [{ id: 'b' }],
    })
  })
})

describe('outOfOrder', () => {
  const orders: readonly [name: string, shown: readonly string[], late: readonly string[]][] = [
    ['the same order', ['a', 'b', 'c', 'd'], []],
    ['dishes of the owner’s own between', ['a', 'own', 'b', 'c', 'd'], []],
    ['some that are missing', ['a', 'd'], []],
    ['one that came last', ['a', 'c', 'd', 'b'], ['b']],
    ['one that came first', ['d', 'a', 'b', 'c'], ['d']],
    ['nothing', [], []],
  ]
  test.each(orders)('%s', (_, shown, late) => {
    expect(outOfOrder(['a', 'b', 'c', 'd'], shown)).toEqual(late)
  })
})

describe('readSpaceAccess', () => {
  const GOOD = { CONTENTFUL_SPACE_ID: 'abc123', CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-secret' }

  const hosts: readonly [host: string | undefined, writing: string, upload: string][] = [
    [undefined, 'api.contentful.com', 'upload.contentful.com'],
    ['cdn.contentful.com', 'api.contentful.com', 'upload.contentful.com'],
    ['CDN.EU.contentful.com', 'api.eu.contentful.com', 'upload.eu.contentful.com'],
    ['127.0.0.1:4000', '127.0.0.1:4000', '127.0.0.1:4000'],
  ]
  test.each(hosts)('reading at %s means writing at %s [CNT-2]', (CONTENTFUL_HOST, host, uploadHost) => {
    expect(readSpaceAccess({ ...GOOD, CONTENTFUL_HOST })).toEqual({
      space: 'abc123',
      environment: 'master',
      token: 'CFPAT-secret',
      host,
      uploadHost,
      isLocal: host.startsWith('127'),
    })
  })

  const bad: readonly [name: string, changes: object, says: string][] = [
    ['no space', { CONTENTFUL_SPACE_ID: ' ' }, 'CONTENTFUL_SPACE_ID is missing'],
    ['a space that is a path', { CONTENTFUL_SPACE_ID: '../x' }, 'CONTENTFUL_SPACE_ID takes'],
    ['no token', { CONTENTFUL_MANAGEMENT_TOKEN: undefined }, 'CONTENTFUL_MANAGEMENT_TOKEN is missing'],
    ['a token of two lines', { CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-sec\nret' }, 'copy it again'],
    ['an odd environment', { CONTENTFUL_ENVIRONMENT: 'a b' }, 'CONTENTFUL_ENVIRONMENT takes'],
    ['another host', { CONTENTFUL_HOST: 'example.com' }, 'CONTENTFUL_HOST must be'],
  ]
  test.each(bad)('%s is told in one line without the token [CNT-2]', (_, changes, says) => {
    const read = (): unknown => readSpaceAccess({ ...GOOD, ...changes })
    expect(read).toThrow(says)
    expect(read).not.toThrow(/\n|sec/)
  })
})

test('the token and what is left of it go out of every text [CNT-2]', () => {
  const text = '{"Authorization":"Bearer ...cret"} CFPAT-secret Bearer CFPAT-secret'
  expect(withoutToken(text, 'CFPAT-secret')).toBe('{"Authorization":"Bearer …"} … Bearer …')
})
