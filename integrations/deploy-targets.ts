import type { AstroIntegration, AstroUserConfig } from 'astro'
import node from '@astrojs/node'
import { contentOfBuild } from './build-time-content.ts'
import { hostFiles } from './deployment-files.ts'
import type { Settings } from '../src/platform/settings.ts'

/** What each target adds to the one configuration of the site; everything else is the same for all. */
export type TargetParts = Pick<
  AstroUserConfig,
  'output' | 'adapter' | 'cache' | 'outDir' | 'session' | 'image' | 'integrations'
>

/** The adapters that `npm run build:for` fetches when they are wanted: with what they bring they are larger than the site. */
export const ADAPTERS = {
  netlify: { name: '@astrojs/netlify', version: '8.2.6', options: { imageCDN: false } },
  vercel: { name: '@astrojs/vercel', version: '11.0.11', options: {} },
  cloudflare: {
    name: '@astrojs/cloudflare',
    version: '14.3.3',
    options: { imageService: 'passthrough', configPath: './deploy/wrangler.jsonc' },
  },
} as const

export async function targetParts({ buildTarget, siteOrigin }: Settings): Promise<TargetParts> {
  switch (buildTarget) {
    case 'node':
      return {
        output: 'server',
        adapter: node({ mode: 'middleware' }),
        cache: { provider: { entrypoint: new URL('../src/server/page-cache.ts', import.meta.url) } },
      }
    case 'static':
      return {
        output: 'static',
        outDir: './dist/static/',
        integrations: [contentOfBuild('baked.ts', true), hostFiles('static', siteOrigin)],
      }
    default: {
      return {
        output: 'server',
        outDir: `./dist/${buildTarget}/`,
        session: false,
        // Contentful's Images API makes the sizes: no function carries a library for it.
        image: { service: { entrypoint: 'astro/assets/services/noop' } },
        adapter: await adapterOf(buildTarget),
        integrations: [contentOfBuild('on-request.ts', false), hostFiles(buildTarget, siteOrigin), serverlessAnswers],
      }
    }
  }
}

const serverlessAnswers: AstroIntegration = {
  name: 'house:serverless-answers',
  hooks: {
    'astro:config:setup': ({ addMiddleware, updateConfig }) => {
      addMiddleware({ entrypoint: new URL('../src/api/serverless-answer.ts', import.meta.url), order: 'pre' })
      // One program without packages beside it: a tenth of the bytes that a host would have to wake up with.
      // React in it renders as in production, whatever the host calls itself.
      updateConfig({ vite: { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } })
    },
  },
}

async function adapterOf(target: keyof typeof ADAPTERS): Promise<AstroIntegration> {
  const { name, options } = ADAPTERS[target]
  const found = (await import(/* @vite-ignore */ name).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  })) as { default: (options: unknown) => AstroIntegration } | null
  if (found === null) throw new Error(`${name} is not here: use npm run build:for -- ${target}`)
  return found.default(options)
}
