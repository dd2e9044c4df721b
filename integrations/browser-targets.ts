import type { Plugin } from 'vite'

/**
 * The oldest browsers of README's list; Samsung Internet 24 is Chrome 117. Scripts and style sheets are written in what
 * these understand.
 */
export const BROWSER_TARGETS = ['chrome117', 'firefox121', 'safari17.2', 'ios17.2']

/** Astro builds the browser's scripts for none in particular, and its own setting wins over the one of `vite.build`. */
export const browserTargets: Plugin = {
  name: 'lahab:browser-targets',
  configEnvironment: (name) => (name === 'client' ? { build: { target: BROWSER_TARGETS } } : null),
}
