import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Which scripts each script of the build imports, by their paths on the site. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>

/** In the folder of the browser's files; `integrations/script-imports.ts` writes it. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json'

export async function readScriptImports(clientFolder: string): Promise<ScriptImports> {
  return JSON.parse(await readFile(path.join(clientFolder, SCRIPT_IMPORTS_FILE), 'utf8')) as ScriptImports
}
