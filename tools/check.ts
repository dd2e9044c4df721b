import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { print } from './print.ts'

/** Each of them reads the whole repository; together they take as long as the slowest. */
const CHECKS = {
  types: 'astro check --minimumSeverity warning',
  lint: 'eslint . --max-warnings 0 --cache --cache-location .cache/eslint --cache-strategy content',
  unused: 'knip --no-progress --no-config-hints',
  format: 'prettier --check . --log-level warn --cache --cache-location .cache/prettier',
}
const REMINDER_MS = 30_000
const ENVIRONMENT = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }

const startedAt = Date.now()
const running = new Set(Object.keys(CHECKS))
const getSeconds = (): number => Math.round((Date.now() - startedAt) / 1000)

/** Runs a command beside the others and says how it ended. */
async function run(name: string, command: string): Promise<void> {
  const check = spawn(command, { shell: true, stdio: 'inherit', env: ENVIRONMENT })
  const [code] = (await once(check, 'close')) as [number | null]
  running.delete(name)
  if (code !== 0) process.exitCode = 1
  print(`${name}: ${code === 0 ? 'passed' : 'failed'} after ${getSeconds()} s`)
}

print(`checking ${[...running].join(', ')}: half a minute, or minutes on a busy machine`)
const reminder = setInterval(() => print(`${getSeconds()} s: still checking ${[...running].join(', ')}`), REMINDER_MS)
await Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)))
clearInterval(reminder)
