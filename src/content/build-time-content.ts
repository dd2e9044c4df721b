import type { PersistedContent } from './content-cache-file.ts'

/** Content fetched by a build, with the space and host that it came from. */
export interface BuildTimeContent extends PersistedContent {
  readonly space: string
  readonly environment: string
  /** Of the service that sent it: image URLs on this host are accepted. */
  readonly host: string
}

/**
 * Placeholders, which tests use as they are. In builds for every target but Node, `integrations/build-time-content.ts` replaces
 * this module with one that holds the content fetched by the build and those of its settings that
 * are not secret.
 */
export const buildTimeContent: BuildTimeContent | null = null
export const buildTimeSettings: Readonly<Record<string, string>> = {}
export const isSampleBuild = false as boolean
