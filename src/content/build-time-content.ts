import type { PersistedContent } from './content-cache-file.ts'

/** Content that a build read, with what has to be known to read it by. */
export interface BuildTimeContent extends PersistedContent {
  readonly space: string
  readonly environment: string
  /** Of the service that gave it: its pictures may be of this host. */
  readonly host: string
}

/**
 * What the build read, in the pages of every target but Node's: `integrations/build-time-content.ts` replaces this
 * module, with the settings of the build that are no secret. Here, in the sources, there is none.
 */
export const buildTimeContent: BuildTimeContent | null = null
export const buildTimeSettings: Readonly<Record<string, string>> = {}
export const isSampleBuild = false as boolean
