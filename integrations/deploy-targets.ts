import type { AstroIntegration, AstroUserConfig } from 'astro'
import type { BuildTarget, Settings } from '../src/platform/settings.ts'
import { buildTimeContent } from './build-time-content.ts'
import { deploymentFiles } from './deployment-files.ts'
import { nodeServer } from './node-server.ts'

/** The options that differ between deployment targets. */
export type TargetConfig = Pick<AstroUserConfig, 'output' | 'adapter' | 'outDir' | 'integrations'>

/**
 * Fetched on demand by `npm run build:for`: with their dependencies they are larger than the site.
 */
export const ADAPTERS = {
  netlify: { name: '@astrojs/netlify', version: '8.2.6', options: { imageCDN: false } },
  vercel: { name: '@astrojs/vercel', version: '11.0.11', options: {} },
  cloudflare: {
    name: '@astrojs/cloudflare',
    version: '14.3.3',
    options: { imageService: 'passthrough', configPath: './deploy/wrangler.jsonc' },
  },
} as const satisfies Partial<Record<BuildTarget, unknown>>

export async function configForTarget({ buildTarget, siteOrigin }: Settings): Promise<TargetConfig> {
  switch (buildTarget) {
    case 'node':
      return { output: 'server', adapter: nodeServer() }
    case 'static':
      return {
        output: 'static',
        outDir: './dist/static/',
        integrations: [buildTimeContent({ isRequired: true }), deploymentFiles('static', siteOrigin)],
      }
    default:
      return {
        output: 'server',
        outDir: `./dist/${buildTarget}/`,
        adapter: await loadAdapter(buildTarget),
        integrations: [buildTimeContent({ isRequired: false }), deploymentFiles(buildTarget, siteOrigin)],
      }
  }
}

async function loadAdapter(target: keyof typeof ADAPTERS): Promise<AstroIntegration> {
  const { name, options } = ADAPTERS[target]
  const adapterModule = (await import(/* @vite-ignore */ name).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  })) as { default: (options: unknown) => AstroIntegration } | null
  if (adapterModule === null) throw new Error(`${name} is not installed: use npm run build:for -- ${target}`)
  return adapterModule.default(options)
}
