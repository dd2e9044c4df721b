import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSourcesAnew } from './lean.mjs'
import { readSettings, SettingsError } from '../platform/settings.ts'

/** `npm start`: checks the settings, builds where the build is missing or older than its sources, then runs the site. */
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

if (needsBuild()) {
  // What the site does without, a build may have.
  const env = { ...process.env, UV_THREADPOOL_SIZE: undefined }
  const build = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: ['ignore', 2, 2],
    env,
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  readSourcesAnew()
}
await import('./main.ts')

function needsBuild(): boolean {
  const entry = 'dist/server/entry.mjs'
  if (!existsSync(entry)) return true
  const builtAt = statSync(entry).mtimeMs
  const sources = globSync([
    'src/**/*',
    'public/**/*',
    'server/*.ts',
    'astro.config.ts',
    'restaurant.config.ts',
    'package.json',
    'package-lock.json',
  ])
  return sources.some((source) => statSync(source).mtimeMs > builtAt)
}
