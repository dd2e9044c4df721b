import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import type { AstroIntegration } from 'astro'
import { BROWSER_TARGETS, browserTargets } from './integrations/browser-targets.ts'
import { compressedFiles } from './integrations/compressed-files.ts'
import { nodeServer } from './integrations/node-server.ts'
import { readBuildInfo } from './integrations/build-info.ts'
import { bundleHeadScript } from './integrations/bundle-head-script.ts'
import { contentImageFiles } from './integrations/content-image-files.ts'
import { omitSample } from './integrations/omit-sample.ts'
import { scriptImports } from './integrations/script-imports.ts'
import { fetchSnapshot } from '#content/store/snapshot.ts'
import { IMAGE_HOSTS } from '#core/images/image-variants.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { MAPS_ORIGIN } from '#shop/domain/restaurant.ts'
import { getDishPath, getMenuPath, getPath, getShopPath, type Page } from '#core/routes.ts'
import { loadEnvFile } from '#platform/load-env-file.ts'
import { readSettings, SettingsError, type Settings } from '#platform/settings.ts'
import { checkContentFile, connectToContent } from '#server/connect-to-content.ts'

const settings = await readSettingsOrExit()

/** An invalid setting ends a build with one line, as it ends a start. */
async function readSettingsOrExit(): Promise<Settings> {
  try {
    loadEnvFile()
    const read = readSettings(process.env)
    await checkContentFile(read, null)
    return read
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The screen of each page. Astro looks for the 404 page in `src/pages` and nowhere else. */
const SCREENS = {
  home: 'Home',
  checkout: 'Checkout',
  orderCard: 'OrderCard',
  privacy: 'Privacy',
} as const satisfies Record<Exclude<Page, 'dish' | 'notFound'>, string>

/** Routes outside `src/pages`, and the middleware that provides the content to the pages. */
const site: AstroIntegration = {
  name: 'lahab:site',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, addMiddleware, updateConfig }) => {
      for (const language of LANGUAGES) {
        for (const page of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
          injectRoute({ pattern: getPath(page, language), entrypoint: `./src/site/screens/${SCREENS[page]}.astro` })
        }
        injectRoute({ pattern: getDishPath('[id]', language), entrypoint: './src/site/screens/Dish.astro' })
        injectRoute({ pattern: `/live/${language}.json`, entrypoint: './src/site/endpoints/live-data.ts' })
        injectRoute({
          pattern: getShopPath('[version]', language),
          entrypoint: './src/site/endpoints/shop-document.ts',
        })
        // For open pages of the release before.
        injectRoute({ pattern: getMenuPath('[version]', language), entrypoint: './src/site/endpoints/menu.ts' })
      }
      // Astro ignores folders whose names start with a dot.
      injectRoute({
        pattern: '/.well-known/security.txt',
        entrypoint: './src/site/endpoints/security-txt.ts',
        prerender: false,
      })
      for (const pattern of ['/check/[secret]', '/en/check/[secret]'])
        injectRoute({ pattern, entrypoint: './src/site/screens/ContentCheck.astro', prerender: false })
      if (command === 'dev')
        addMiddleware({ entrypoint: new URL('./src/server/dev-middleware.ts', import.meta.url), order: 'pre' })
      if (command !== 'build') return
      const buildInfo = readBuildInfo(process.env['COMMIT'] ?? '', new Date())
      // One program without packages beside it. React must render in production mode whatever
      // NODE_ENV the host sets.
      const define = {
        'process.env.NODE_ENV': '"production"',
        BUILD_INFO: JSON.stringify(buildInfo),
      }
      updateConfig({ vite: { ssr: { noExternal: true }, define } })
    },
    'astro:build:done': async ({ dir }) => {
      const file = fileURLToPath(new URL('../content-snapshot.json', dir))
      const { keys, close } = await connectToContent(settings)
      await fetchSnapshot(file, keys, settings.contentCacheDir)
      await close()
    },
  },
}

/** What two scripts share and still only some pages show: the others would load it for nothing. */
const PARTS_OF_SOME_PAGES = {
  carousel: /embla-carousel|Carousel\.|use-carousel/,
  // What is chosen of a dish, on its page as in checkout.
  options: /order\/lines\/ui\/(LineOptions|ChoiceOptions|OptionList)\.|ui\/CheckboxList/,
  // The menu, and the other dishes on the page of one.
  cards: /menu\/ui\/(ItemCard|DishLabels)|order\/dish\/ui\/(ItemStepper|ItemOrder|show-item-added)/,
  // The page of a dish; home shows the same in a dialog, after a tap.
  dish: /menu\/ui\/(ItemDetails|ItemDietaryInfo|ShareDish|AskAboutAllergens)|menu\/messages\/(dish|dietary-info)|split-quantities|order\/dish\/ui\/(AddBar|ItemOptions|use-item-choices)/,
  'order-card': /order-card\/(messages|domain|kitchen\/messages)/,
}

/** What checkout shares with what it loads on use alone. */
const CHECKOUT_ALONE =
  /order\/fields\/(wanted\/possible-times|ui\/(ProblemNotice|WithdrawableSelect))|src\/ui\/ChoiceChips/

/** What two scripts load at once, not on use. */
const SHARED = { tags: ['$initial' as const], minShareCount: 2 }
/** All pages load `react` and `shared` besides their own file; the others only where something of them is shown. */
const SCRIPT_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    ...SHARED,
    name: 'shared',
    test: (module: string) =>
      !CHECKOUT_ALONE.test(module) && Object.values(PARTS_OF_SOME_PAGES).every((part) => !part.test(module)),
    // A group takes what its modules import, too, and so this one comes before the parts.
    priority: 1,
  },
  ...Object.entries(PARTS_OF_SOME_PAGES).map(([name, test]) => ({ ...SHARED, name, test })),
]

const headScript = await bundleHeadScript()

export default defineConfig({
  output: 'server',
  adapter: nodeServer(),
  trailingSlash: 'never',
  build: { inlineStylesheets: 'always', format: 'file' },
  server: { host: settings.host, port: settings.port },
  devToolbar: { enabled: false },
  session: false,
  // Images are not converted on request, and the endpoint for it is not in the build.
  image: {
    service: { entrypoint: 'astro/assets/services/noop' },
    endpoint: { route: '/_image', entrypoint: './src/site/endpoints/not-found.ts' },
  },
  // Streamed, a page of more than 12 kB would get `Suspense` boundaries from inline scripts, which the policy forbids.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    site,
    omitSample(settings),
    scriptImports(),
    contentImageFiles(settings),
    compressedFiles(),
  ],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        `img-src 'self' ${IMAGE_HOSTS.map((host) => `https://${host}`).join(' ')}`,
        "font-src 'self'",
        `connect-src 'self' ${MAPS_ORIGIN}/maps`,
        `frame-src ${MAPS_ORIGIN}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [headScript.hash] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    resolve: {
      // The only script of @astrojs/react that the browser would load.
      alias: { '@astrojs/react/client.js': fileURLToPath(new URL('src/client/hydrate-island.ts', import.meta.url)) },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_GROUPS } } },
        },
      },
    },
    build: { cssTarget: BROWSER_TARGETS },
    plugins: [headScript.plugin, browserTargets],
  },
})
