import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ADAPTERS } from '../integrations/deploy-targets.ts'
import { loadEnvFile } from '../src/platform/load-env-file.ts'
import { checkProduction, readSettings, SettingsError } from '../src/platform/settings.ts'
import { measureBuild } from './build-size.ts'

/**
 * `npm run build:for -- static|netlify|vercel|cloudflare|node`: builds the site for a target and
 * prints its size. The adapter of the target is installed on demand, without changing the lockfile.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const target = process.argv[2] ?? 'node'

// These targets are always production: without keys the site must not sell at sample prices.
try {
  loadEnvFile()
  if (target !== 'node') checkProduction({ ...process.env, NODE_ENV: 'production' }, readSettings(process.env))
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

if (target in ADAPTERS) fetchAdapter(ADAPTERS[target as keyof typeof ADAPTERS])
run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
  BUILD_TARGET: target,
  ASTRO_TELEMETRY_DISABLED: '1',
})
for (const line of measureBuild(root, target)) process.stdout.write(`${line}\n`)

function fetchAdapter({ name, version }: { readonly name: string; readonly version: string }): void {
  const file = `${root}node_modules/${name}/package.json`
  const installed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
  if (installed === version) return
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error('run this with npm run build:for')
  run(process.execPath, [npm, 'install', '--no-save', `${name}@${version}`])
}

function run(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) process.exit(status ?? 1)
}
