import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { BROWSER_TARGETS } from './browser-targets.ts'

const ENTRY = fileURLToPath(new URL('../src/client/head/head-script.ts', import.meta.url))
const MODULE_ID = 'virtual:head-script'

export interface HeadScript {
  /** Gives the script's text to the layout, as `headScript` of the module `virtual:head-script`. */
  readonly plugin: Plugin
  /** For `script-src` of the content security policy. */
  readonly hash: `sha256-${string}`
}

/** Bundles `src/client/head` into one classic script, which the layout inlines into every page. */
export async function bundleHeadScript(): Promise<HeadScript> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BROWSER_TARGETS,
      lib: { entry: ENTRY, formats: ['iife'], name: 'head' },
    },
  })
  const [bundle] = Array.isArray(output) ? output : []
  const code = bundle?.output[0].code.trim()
  if (code === undefined) throw new Error('the head script was not bundled')
  return {
    plugin: {
      name: 'lahab:head-script',
      resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : null),
      load: (id) => (id === `\0${MODULE_ID}` ? `export const headScript = ${JSON.stringify(code)}` : null),
    },
    hash: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  }
}
