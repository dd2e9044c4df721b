import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Each of them reads the whole repository; together they take as long as the slowest. */
const CHECKS = [
  'astro check --minimumSeverity warning',
  'eslint . --max-warnings 0 --cache --cache-location .cache/eslint --cache-strategy content',
  'prettier --check . --log-level warn --cache --cache-location .cache/prettier',
]

/** Runs a command beside the others. Returns its exit code, null if a signal ended it. */
async function run(command: string): Promise<number | null> {
  const [code] = (await once(spawn(command, { shell: true, stdio: 'inherit' }), 'close')) as [number | null]
  return code
}

const codes = await Promise.all(CHECKS.map(run))
if (codes.some((code) => code !== 0)) process.exitCode = 1
