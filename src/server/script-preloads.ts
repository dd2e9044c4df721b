import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Which scripts each script of the build imports, by their paths on the site. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>

/** In the folder of the browser's files; `integrations/script-imports.ts` writes it. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json'

export async function readScriptImports(clientFolder: string): Promise<ScriptImports> {
  return JSON.parse(await readFile(path.join(clientFolder, SCRIPT_IMPORTS_FILE), 'utf8')) as ScriptImports
}

/**
 * Names in the head of a page all scripts that it loads at once, so that browsers request them together. Else they
 * would find the imports of a script only after it has arrived, one round trip after the other.
 */
export function addScriptPreloads(html: string, imports: ScriptImports): string {
  const links = listScripts(html, imports).map((script) => `<link rel="modulepreload" href="${script}">`)
  return html.replace('<title>', `${links.join('')}<title>`)
}

/** The scripts of a page's islands that load at once, and all that these import; each after its imports. */
function listScripts(html: string, imports: ScriptImports): readonly string[] {
  const found = new Set<string>()
  const listed: string[] = []
  const add = (script: string): void => {
    if (found.has(script)) return
    found.add(script)
    for (const imported of imports[script] ?? []) add(imported)
    listed.push(script)
  }
  for (const [tag] of html.matchAll(/<astro-island(?:[^>"]|"[^"]*")*>/g)) {
    if (!/ client="(?:load|only)"/.test(tag)) continue
    for (const attribute of ['renderer-url', 'component-url']) {
      const script = tag.match(` ${attribute}="([^"]+)"`)?.[1]
      if (script !== undefined) add(script)
    }
  }
  return listed
}
