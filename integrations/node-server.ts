import type { AstroIntegration } from 'astro'

/**
 * Astro adapter for one long-running Node process. Bundles `src/server/entry.ts`, the pages and
 * all packages into `dist/server/entry.mjs`, so that `dist/` runs on its own.
 */
export function nodeServer(): AstroIntegration {
  const name = 'lahab:node-server'
  return {
    name,
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name,
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the other value, 'explicit', is deprecated
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/server/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable' },
        })
      },
    },
  }
}
