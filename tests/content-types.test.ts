import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredTypes, TYPES_FILE } from '../tools/declared-types.ts'

// The generator brings a compiler of its own.
const SLOW = 60_000

test(
  'the declared types are those of the content model: `npm run content:types` [CNT-1]',
  { timeout: SLOW },
  async () => {
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await declaredTypes())
  },
)
