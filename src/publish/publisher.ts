import { EventEmitter, once } from 'node:events'
import path from 'node:path'
import { isBelowDishes, isRenderedPath, LIVE_DATA_PATHS } from '#platform/rendered-paths.ts'
import type { PublishedFile } from './published-file.ts'
import type { PublishJob, PublishOptions } from './publish-version.ts'
import { readCurrentVersion, type Version } from './version.ts'

/** The work on one version, which goes on after the version is the current one. */
export interface Publishing {
  /** Rejects with what keeps it from its end. */
  readonly ended: Promise<unknown>
  /** Ends the work where it stands. */
  readonly stop: () => Promise<unknown>
}

/** What the work tells of its progress. */
export type PublishEvents = Required<Pick<PublishOptions, 'onCurrent' | 'onFile' | 'onFailure'>>

export interface PublisherOptions {
  readonly root: string
  readonly build: string
  /** What the content and the time ask for now. */
  readonly createJob: () => PublishJob
  readonly start: (job: PublishJob, previous: Version | null, events: PublishEvents) => Publishing
  /** A page can't be rendered, or nothing can be published. */
  readonly onFailure: (error: unknown) => void
}

/** Where a file is, and how it is sent. */
export type FoundFile = PublishedFile & { readonly file: string }

/** The published files of the site. */
export interface Publisher {
  /** Begins with what an earlier process of this build has published. */
  readonly load: () => Promise<void>
  /**
   * Publishes what differs from the current version, and resolves when its pages are there; those of the dishes
   * follow. Never rejects: what can't be published stays as it was, and the next call tries again.
   */
  readonly refresh: () => Promise<void>
  /** Returns undefined for a path of no page, and null for a page that has no file: it could never be rendered. */
  readonly find: (sitePath: string) => FoundFile | Promise<FoundFile | null> | null | undefined
  /** Of the current version's content; null without a menu. */
  readonly getVersion: () => string | null
  /** False while a page of that version could not be rendered. */
  readonly isComplete: () => boolean
  readonly stop: () => Promise<void>
}

/** How long a request waits for the first page that a dish ever gets; nginx waits for ten seconds. */
const WAIT_MS = 9_000

export function createPublisher({ root, build, createJob, start, onFailure }: PublisherOptions): Publisher {
  let current: Version | null = null
  let isComplete = true
  let publishing: Publishing | null = null
  let queue = Promise.resolve()
  /** Emits the path of each page of a dish that is new. */
  const dishes = new EventEmitter().setMaxListeners(0)

  async function publish(): Promise<void> {
    const job = createJob()
    if (current?.key === job.key && (publishing !== null || current.stale.size === 0)) return
    // The dishes of an earlier version need not be rendered any more.
    await publishing?.stop()
    await new Promise<void>((resolve) => {
      let hasFailed = false
      const fail = (error: unknown): void => {
        hasFailed = true
        isComplete = false
        onFailure(error)
      }
      const started = start(job, current, {
        onCurrent: (version) => {
          current = version
          isComplete = !hasFailed
          resolve()
        },
        onFile: (sitePath, file) => {
          current?.files.set(sitePath, file)
          current?.stale.delete(sitePath)
          dishes.emit(sitePath)
        },
        onFailure: (_path, error) => fail(error),
      })
      publishing = started
      void started.ended.catch(fail).finally(() => {
        if (publishing === started) publishing = null
        resolve()
      })
    })
  }

  function findFile(sitePath: string): FoundFile | null {
    const file = current?.files.get(sitePath)
    return current === null || file === undefined ? null : { ...file, file: path.join(current.folder, file.name) }
  }

  async function waitForFile(sitePath: string): Promise<FoundFile | null> {
    await once(dishes, sitePath, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined)
    return findFile(sitePath)
  }

  return {
    load: async () => {
      current = await readCurrentVersion(root, build)
    },
    refresh: () => {
      queue = queue.then(publish).catch(onFailure)
      return queue
    },
    find: (sitePath) => {
      const found = findFile(sitePath)
      if (found !== null) return found
      // Without a menu nobody can say whether there is such a dish, and open pages have nothing to ask for.
      const isWithoutMenu = current?.contentVersion === null
      if (isWithoutMenu && LIVE_DATA_PATHS.includes(sitePath)) return undefined
      if (isRenderedPath(sitePath) || (isWithoutMenu && isBelowDishes(sitePath))) return null
      return current?.stale.has(sitePath) === true ? waitForFile(sitePath) : undefined
    },
    getVersion: () => current?.contentVersion ?? null,
    isComplete: () => isComplete,
    stop: async () => {
      await publishing?.stop()
    },
  }
}
