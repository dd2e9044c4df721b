import { describe, expect, test } from 'vitest'
import { topLevelAwaits } from './script-rules.ts'
import { isTestFile, sourceFiles } from './source-files.ts'

test('no module that a browser loads waits while it is loaded', () => {
  expect(
    sourceFiles()
      .filter(({ path }) => !isTestFile(path))
      .flatMap(topLevelAwaits),
  ).toEqual([])
})

describe('topLevelAwaits', () => {
  const found: readonly [name: string, text: string][] = [
    ['a statement', "await import('./ar.ts')"],
    ['a value', "export const words = (await import('./ar.ts')).ar"],
    ['a loop', 'for (const language of languages) await load(language)'],
    ['a resource', 'await using file = open()'],
    ['what a class extends', 'class Menu extends (await load()) {}'],
    ['a loop that waits itself', 'for await (const part of parts) use(part)'],
  ]
  test.each(found)('finds %s', (_, text) => {
    expect(topLevelAwaits({ path: 'src/i18n/index.ts', text: `\n${text}` })).toEqual(['src/i18n/index.ts:2'])
  })

  const free: readonly [name: string, path: string, text: string][] = [
    ['a function', 'src/state/menu.ts', 'export async function load() { await fetch("/") }'],
    ['an arrow', 'src/state/menu.ts', 'export const load = async () => { await fetch("/") }'],
    ['a method', 'src/state/menu.ts', 'export class Menu { async load() { await fetch("/") } }'],
    ['the server', 'src/content/live.ts', "await import('./menu.ts')"],
  ]
  test.each(free)('lets %s wait', (_, path, text) => {
    expect(topLevelAwaits({ path, text })).toEqual([])
  })
})
