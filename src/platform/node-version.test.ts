import { expect, test } from 'vitest'
import { describeNodeProblem } from './node-version.ts'

const NEEDED = '>=22.12'

test.each(['22.12.0', '22.20.1', '24.0.0', '26.10.0', '100.0.0', '27.0.0-nightly20270101'])(
  'the site runs on Node %s',
  (found) => {
    expect(describeNodeProblem(found, NEEDED)).toBeNull()
  },
)

test.each(['20.20.2', '22.11.9', '21.99.0', '9.0.0'])(
  'Node %s is refused in one line that names both versions and how to start',
  (found) => {
    const problem = describeNodeProblem(found, NEEDED)
    expect(problem).toContain(`needs Node 22.12 or newer and was started with Node ${found}.`)
    expect(problem).toContain('npx node dist/server/entry.mjs')
    expect(problem).not.toContain('\n')
  },
)
