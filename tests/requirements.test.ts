import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const ID = String.raw`[A-Z]+-?\d+`
/** `[MENU-4]` in a title or a table of cases (Vitest), `'@MENU-4'` as a tag (Playwright). */
const TAG = new RegExp(String.raw`\[(${ID})\]|'@(${ID})'`, 'g')

const [requirements = '', untested = ''] = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8').split(
  '## Held without a test of their own',
)
const readIds = (text: string): string[] => [...text.matchAll(new RegExp(`^(${ID}): `, 'gm'))].map(([, id = '']) => id)

/** A fault of the last review, by its number; the test keeps it from coming back. */
const isFault = (id: string): boolean => /^R\d\d$/.test(id)

const ids = readIds(requirements)
const untestedIds = readIds(untested)

/** The tests' files by the IDs that they name. */
const tags = new Map<string, string[]>()
for (const file of globSync('{e2e,embedded-contentful,integrations,src,tests}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
})) {
  for (const [, title, tag] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(TAG)) {
    const id = title ?? tag ?? ''
    tags.set(id, [...(tags.get(id) ?? []), file])
  }
}

describe('the requirements of docs/requirements.md', () => {
  test('are listed once each', () => {
    expect(ids).toHaveLength(86)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('each have a test, or say where else they are held', () => {
    expect(ids.filter((id) => !tags.has(id) && !untestedIds.includes(id))).toEqual([])
  })

  test('include every ID of a test', () => {
    const unknown = [...tags].filter(([id]) => !ids.includes(id) && !isFault(id))
    expect(unknown.map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([])
  })
})
