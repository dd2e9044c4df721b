import type { AstroUserConfig } from 'astro'
import type { Settings } from '../src/platform/settings.ts'
import { deploymentFiles } from './deployment-files.ts'
import { nodeServer } from './node-server.ts'

export type TargetConfig = Pick<AstroUserConfig, 'output' | 'adapter' | 'outDir' | 'integrations'>

export function configForTarget({ buildTarget, siteOrigin }: Settings): TargetConfig {
  if (buildTarget === 'node') return { output: 'server', adapter: nodeServer() }
  return {
    output: 'static',
    outDir: './dist/static/',
    integrations: [deploymentFiles(siteOrigin)],
  }
}
