import { existsSync } from 'node:fs'

/** Reads a file `.env` in the working directory, where there is one; what the environment holds already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
