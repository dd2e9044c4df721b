import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAYERS } from '../../eslint/layers.mjs'

const document = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')

test.each(Object.entries(LAYERS))('docs/architecture.md lists what %s may import', (layer, allowed) => {
  const row = document.split('\n').find((line) => new RegExp(`^\\| \`(src/)?${layer}\` `).test(line))
  expect(row, 'a row of the table').toBeDefined()
  const [, , , imports] = row?.split('|') ?? []
  // What is allowed for types or for single files is in other words, or behind a semicolon.
  const [listed = ''] = imports?.replace('types of `domain`', '').split(';') ?? []
  expect([...listed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).toSorted()).toEqual(allowed.toSorted())
})
