import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { targetParts } from './integrations/deploy-targets.ts'
import { sampleImages } from './integrations/sample-images.ts'
import { startSampleContent } from './src/server/sample-content.ts'
import { readSettings } from './src/platform/settings.ts'
import { compressStaticFiles } from './src/server/static-files.ts'
import { takeSnapshot } from './src/content/snapshot.ts'
import { IMAGE_HOSTS } from './src/domain/picture-address.ts'
import { MAPS_ORIGIN } from './src/domain/restaurant.ts'
import { EARLY_SCRIPT } from './src/screens/early-script.ts'
import { RESCUE_SCRIPT } from './src/screens/rescue-script.ts'

const settings = readSettings(process.env)
const isNode = settings.buildTarget === 'node'
const isStatic = settings.buildTarget === 'static'
const { integrations: targetIntegrations = [], ...target } = await targetParts(settings)

/**
 * Modules with one state for the whole process: the front imports them as files, the built pages must not get a second
 * copy of them, so the build leaves them outside.
 */
const shared: Plugin = {
  name: 'house:shared-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^#(bytes|content)$/ }, handler: (id) => ({ id, external: true }) },
}

/** Endpoints that only a server can have, and the sample menu while developing. */
const house: AstroIntegration = {
  name: 'house:server-parts',
  hooks: {
    'astro:config:setup': ({ injectRoute, addClientDirective }) => {
      addClientDirective({ name: 'painted', entrypoint: './src/browser/client-painted.ts' })
      const live = isStatic ? 'built-live-menu' : 'live-menu'
      injectRoute({ pattern: '/live/[language].json', entrypoint: `./src/api/${live}.ts`, prerender: isStatic })
      // One process that lives and remembers: only there a webhook can tell it something.
      if (!isNode) return
      injectRoute({ pattern: '/api/contentful', entrypoint: './src/api/contentful-webhook.ts', prerender: false })
    },
    'astro:build:done': async ({ dir }) => {
      if (!isNode) return
      await compressStaticFiles(fileURLToPath(dir))
      const environment = { ...process.env }
      const closeSampleContent = await startSampleContent(environment)
      await takeSnapshot(environment, fileURLToPath(new URL('../content-snapshot.json', dir)))
      await closeSampleContent()
    },
    'astro:server:setup': async () => {
      // Lives as long as the process: a restart of this server finds the settings of the one that runs already.
      await startSampleContent(process.env)
    },
  },
}

/** What writes an order: checkout needs it at once, home with the first dish. */
const ORDER =
  /\/src\/(domain\/(order-|basket-order-|comment|text)|messages\/(checkout|order-message)-words|features\/hero\/basket-link)/
/** Only home has a carousel, of which two islands make use. */
const CAROUSEL = /node_modules\/embla|\/src\/(ui\/Carousel|browser\/(use-carousel|page-hidden)|features\/hero\/Hero)/

/**
 * Few scripts, because each one compresses by itself: what never changes, the frame of every page, what home and checkout
 * share, what writes an order, what home adds, what comes to life further down on it. The higher number takes a module that
 * fits into two; what only checkout needs stays with it.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 5 },
  { name: 'frame', test: /\/src\/features\/(site|notices)\//, priority: 4 },
  { name: 'basket', test: (id: string) => !ORDER.test(id) && !CAROUSEL.test(id), minShareCount: 2, priority: 3 },
  { name: 'order', test: ORDER, priority: 2 },
  {
    name: 'home',
    test: (id: string) => CAROUSEL.test(id) || /\/src\/features\/(hero|menu)/.test(id),
    priority: 1,
  },
  { name: 'below', test: /\/src\/(features\/(gallery|location)|browser\/reach)/, priority: 1 },
]

/** A script that is asked for later is asked for alone: it has no style of its own, and what it needs is there already. */
const plainImports: Plugin = {
  name: 'house:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

const classOwners = new Map<string, string>()

/** 'c3f9b2' instead of '_card_1x2y3_12': class names stand in the pages, the sheets and the scripts. Throws where two would be one. */
function shortClassName(name: string, file: string): string {
  const place = path
    .relative(import.meta.dirname, file)
    .split(path.sep)
    .join('/')
  const owner = `${place} ${name}`
  const short = `c${createHash('sha256').update(owner).digest('hex').slice(0, 5)}`
  const other = classOwners.get(short) ?? owner
  if (other !== owner) throw new Error(`'${owner}' and '${other}' get the same class name; rename one of them.`)
  classOwners.set(short, owner)
  return short
}

const scriptHashes = [EARLY_SCRIPT, RESCUE_SCRIPT].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
)

export default defineConfig({
  ...target,
  trailingSlash: 'never',
  build: { inlineStylesheets: 'always', format: 'file' },
  server: { host: settings.host, port: settings.port },
  devToolbar: { enabled: false },
  integrations: [react(), sampleImages, house, ...targetIntegrations],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        `img-src 'self' ${IMAGE_HOSTS.map((host) => `https://${host}`).join(' ')}`,
        "font-src 'self'",
        `connect-src 'self' ${MAPS_ORIGIN}`,
        `frame-src ${MAPS_ORIGIN}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        // In a <meta> browsers refuse it: plain files get it from their host's header file.
        ...(isStatic ? [] : (["frame-ancestors 'none'"] as const)),
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: scriptHashes },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    environments: {
      client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    css: { modules: { generateScopedName: shortClassName } },
    plugins: [...(isNode ? [shared] : []), plainImports],
  },
})
