import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { dropByteOrderMark } from './read-regular-file.ts'

/**
 * Loads `.env` from the working directory if it exists. Variables that are already set take
 * precedence.
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return
  // `process.loadEnvFile` would make a byte order mark part of the first name.
  const variables = parseEnv(dropByteOrderMark(readFileSync('.env', 'utf8')))
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
}
