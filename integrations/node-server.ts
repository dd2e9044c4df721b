import type { AstroIntegration } from 'astro'

/**
 * Astro adapter for one long-running Node process: `src/server/server.ts` becomes `dist/server/entry.mjs`, with
 * the pages and every package that it needs inside, so that `dist/` runs alone.
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
          serverEntrypoint: new URL('../src/server/server.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable' },
        })
      },
    },
  }
}
