import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { evaluateStrings, UNKNOWN_TEXT } from './evaluate-strings.ts'

/** ID → file → number of tests in the file with the ID. */
export type Tags = ReadonlyMap<string, ReadonlyMap<string, number>>

const ROOT = path.resolve(import.meta.dirname, '../..')
const TEST_FILES = ['*.test.ts', '*.test.tsx', '*.spec.ts']
const TEST_FUNCTIONS = ['test', 'it', 'describe']
/** Tests that do not run prove nothing. */
const SKIPPING = ['skip', 'todo', 'fixme']

const IN_TITLE = /\[([\w?-]+)\]/g
/** Stricter, because table cells often contain JSON. */
const IN_CELL = /\[([A-Z]+-?\d+)\]/g

/** Returns the tags of all test files, including untracked ones. */
export function collectTags(): Tags {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TEST_FILES]
  const listed = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\n').sort()
  const tags = new Map<string, Map<string, number>>()
  // Git lists a file more than once during a merge, and a deleted one until it is staged.
  for (const file of new Set(listed.filter((name) => name !== '' && existsSync(path.join(ROOT, name)))))
    for (const id of findTags(readFileSync(path.join(ROOT, file), 'utf8'), file)) {
      const counts = tags.get(id) ?? new Map<string, number>()
      tags.set(id, counts.set(file, (counts.get(file) ?? 0) + 1))
    }
  return tags
}

/**
 * Returns the IDs in the source of a test file, one per test that has it. A `test.each` counts as
 * one test.
 */
export function findTags(source: string, file = 'source.test.ts'): readonly string[] {
  return findTagsBelow(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
}

/** `inherited` are the IDs of the `describe` calls around the node. */
function findTagsBelow(node: ts.Node, inherited: readonly string[]): readonly string[] {
  const call = readTestCall(node)
  if (call?.kind === 'skipped') return []
  const ids = call === null ? inherited : [...new Set([...inherited, ...call.ids])]
  if (call?.kind === 'test') return ids
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...findTagsBelow(child, ids)))
  return found
}

interface TestCall {
  readonly kind: 'test' | 'describe' | 'skipped'
  readonly ids: readonly string[]
}

/**
 * `test('…', …)`, `test.each(rows)('…', …)`, `test.describe('…', { tag: '@P12' }, …)`; null for
 * anything else.
 */
function readTestCall(node: ts.Node): TestCall | null {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null
  const [title, ...rest] = node.arguments
  const [callee, rows] = ts.isCallExpression(node.expression)
    ? [node.expression.expression, node.expression.arguments]
    : [node.expression, []]
  const [name = '', ...members] = callee.getText().split('.')
  if (title === undefined || !TEST_FUNCTIONS.includes(name)) return null
  if (members.some((member) => SKIPPING.includes(member))) return { kind: 'skipped', ids: [] }
  const ids = [
    ...readTitleTags(title, IN_TITLE),
    ...rows.flatMap((row) => readTitleTags(row, IN_CELL)),
    ...rest.flatMap(readTagProperty),
  ]
  return { kind: [name, ...members].includes('describe') ? 'describe' : 'test', ids }
}

/** Vitest: '… [MENU-4] [C17]', in the title or in a cell of a table that becomes part of it. */
function readTitleTags(title: ts.Expression, pattern: RegExp): readonly string[] {
  return evaluateStrings(title).flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id))
}

/** Playwright: `{ tag: '@P12' }` or `{ tag: ['@P12', '@APP-4'] }`. */
function readTagProperty(options: ts.Expression): readonly string[] {
  if (!ts.isObjectLiteralExpression(options)) return []
  const tag = options.properties.find((property) => property.name?.getText() === 'tag')
  if (tag === undefined) return []
  const texts = evaluateStrings(tag)
  return texts.length === 0 ? [UNKNOWN_TEXT] : texts.map((text) => text.replace(/^@/, ''))
}
