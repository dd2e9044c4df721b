import { existsSync } from 'node:fs'

/**
 * Loads `.env` from the working directory if it exists. Variables that are already set take
 * precedence.
 */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
