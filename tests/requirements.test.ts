import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatRequirements, requirementIds } from '../tools/requirements.ts'
import { collectTags, findTags } from '../tools/requirements/collect-tags.ts'

const tags = collectTags()
const document = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')

describe('the requirements in tools/requirements', () => {
  test('are listed once each', () => {
    expect(requirementIds).toEqual([...new Set(requirementIds)])
  })

  test('each have a test', () => {
    expect(requirementIds.filter((id) => !tags.has(id))).toEqual([])
  })

  test('include every ID of a test', () => {
    const unknown = [...tags].filter(([id]) => !requirementIds.includes(id))
    expect(unknown.map(([id, files]) => `${id} in ${[...files.keys()].join(', ')}`)).toEqual([])
  })

  test('are in docs/requirements.md with their tests (npm run docs:requirements updates it)', () => {
    expect(document).toBe(formatRequirements(tags))
  })
})

describe(findTags.name, () => {
  test('reads titles, tables and the tags of Playwright', () => {
    expect(findTags("test('is shown [MENU-4] [C17]', run)")).toEqual(['MENU-4', 'C17'])
    expect(findTags("test.each([['null [B04]', 1], ['[]', 2]])('%s is ignored', run)")).toEqual(['B04'])
    expect(findTags("test('is shown', { tag: '@P12' }, run); test('too', { tag: ['@P12', '@P13'] }, run)")).toEqual([
      'P12',
      'P12',
      'P13',
    ])
  })

  test('counts the tags of a group once per test in it', () => {
    const group = "test.describe('all', { tag: '@P12' }, () => { test('a', run); test('b', { tag: '@P13' }, run) })"
    expect(findTags(group)).toEqual(['P12', 'P12', 'P13'])
  })

  test('resolves variables from tables in the file', () => {
    const table = "const TABLE = [{ id: 'T01', rows: [['N01', 'x']] }, { id: 'T02' }] as const\n"
    expect(findTags(`${table}for (const { id } of TABLE) test('x', { tag: \`@\${id}\` }, run)`)).toEqual(['T01', 'T02'])
    expect(findTags("for (const [tag] of [['@B03', 1], ['@B04', 2]]) test('x', { tag }, run)")).toEqual(['B03', 'B04'])
    expect(findTags("test.for([['x', 'C06']].map(([, id]) => [`[${id}]`]))('%s', run)")).toEqual(['C06'])
  })

  test('reports tags that it can’t resolve, and typos', () => {
    expect(findTags("for (const id of imported) test('x', { tag: `@${id}` }, run)")).toEqual(['?'])
    expect(findTags("test('x', { tag: imported }, run)")).toEqual(['?'])
    expect(findTags("test('is shown [menu-4]', run)")).toEqual(['menu-4'])
  })

  test('ignores comments, expressions, other strings and tests that do not run', () => {
    expect(findTags("// test('a [B04]', run)\ntest('a', () => expect('[B04]').toMatch(/[A-Z0-9]/))")).toEqual([])
    expect(findTags("const text = 'B04 [B04] @B04'; item('a [B04]', run)")).toEqual([])
    expect(findTags("test.skip('a [B04]', run); describe.skip('b', () => { test('c [B05]', run) })")).toEqual([])
  })
})
