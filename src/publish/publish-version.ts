import { linkSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { MENUS_PATH, SHOP_PATH } from '#core/routes.ts'
import {
  DOCUMENT_PATHS,
  LIVE_DATA_PATHS,
  listVersionedPaths,
  NOT_FOUND_PATHS,
  PAGE_PATHS,
} from '#platform/rendered-paths.ts'
import { pageHeaders } from '#platform/security-headers.ts'
import { addBuildFiles } from './build-files.ts'
import { BROTLI_QUALITY, writeCompressed, type PublishedFile } from './published-file.ts'
import { readPage } from './read-page.ts'
import { createVersion, removeOtherVersions, switchTo, writeList, type Version } from './version.ts'

/** What is published where. */
export interface PublishJob extends Pick<Version, 'build' | 'key' | 'contentVersion'> {
  /** Holds the folders of the versions, and the link `current` to that which is served. */
  readonly root: string
  /** Of the build: the files of browsers, and the path below which they are not needed. */
  readonly buildFolder: string
  readonly omittedPath: string | null
  readonly dishPaths: readonly string[]
  /** Sent with every file; a page's own headers take precedence. */
  readonly headers: Readonly<Record<string, string>>
}

export interface PublishOptions {
  /** Renders the page of a path from the content of the job. */
  readonly render: (path: string) => Promise<Response>
  /** Puts files that Node does not send into the folder of the version, before it is served. */
  readonly addFiles?: (folder: string) => Promise<void>
  /** The version is the current one; the pages of its dishes follow. */
  readonly onCurrent?: (version: Version) => void
  readonly onFile?: (path: string, file: PublishedFile) => void
  /** A page can't be rendered; that of the version before stays, if there was one. */
  readonly onFailure: (path: string, error: unknown) => void
}

/** A page that was sent before a new version of the content asks for its document a moment later. */
const KEPT_VERSIONS = 3
const FILES_OF_VERSION = listVersionedPaths('').length
const DISHES_AT_A_TIME = 3

/**
 * Writes a version into a folder of its own: the shop's document, which pages name, and all pages but those of dishes. Then
 * the version is the current one in one step, and the dishes' pages are rendered into it one after the other; until
 * that of a dish is, the folder has the one of the version before. Rejects where nothing can be rendered, or a file
 * can't be written: what was published stays. `previous` is the current version, if this build has published one.
 */
export async function publishVersion(
  job: PublishJob,
  previous: Version | null,
  options: PublishOptions,
): Promise<Version> {
  const { root, contentVersion, dishPaths } = job
  await removeOtherVersions(root)
  const version = await createVersion(root, job)
  const statuses = listStatuses(contentVersion !== null)
  keepFiles(version, previous, [...statuses.keys(), ...dishPaths])
  const [anyDish, ...otherDishes] = listStaleDishes(version, dishPaths)
  try {
    await addBuildFiles(version, job.buildFolder, job.omittedPath, job.headers)
    if (contentVersion !== null) await writeShop(version, job, options)
    const failures = new Map<string, unknown>()
    for (const [sitePath, status] of statuses) {
      if (!version.stale.has(sitePath)) continue
      await writePage(version, sitePath, status, job, options).catch((error: unknown) => {
        if (!(error instanceof RenderError)) throw error
        failures.set(sitePath, error.cause)
      })
    }
    const [firstFailure] = failures.values()
    if (failures.size === statuses.size) throw firstFailure
    for (const [sitePath, failure] of failures) options.onFailure(sitePath, failure)
    // The program of these pages is read now: a later release may replace its file.
    if (anyDish !== undefined) await writeDish(version, anyDish, job, options)
    await options.addFiles?.(version.folder)
    await writeList(version)
    await switchTo(version)
  } catch (error) {
    await rm(version.folder, { recursive: true, force: true })
    throw error
  }
  options.onCurrent?.(version)
  await writeDishes(version, otherDishes, job, options)
  return version
}

/** The status that each path must be rendered with. Without content open pages have nothing to ask for. */
function listStatuses(hasContent: boolean): ReadonlyMap<string, number> {
  return new Map([
    ...[...PAGE_PATHS, ...DOCUMENT_PATHS, ...(hasContent ? LIVE_DATA_PATHS : [])].map((path) => [path, 200] as const),
    ...NOT_FOUND_PATHS.map((path) => [path, 404] as const),
  ])
}

/**
 * Begins with the files of the version before: those of the build, the documents of the last versions, and the pages until
 * they are rendered again. Those of the same content need not be.
 */
function keepFiles(version: Version, previous: Version | null, pagePaths: readonly string[]): void {
  const pages = new Set(pagePaths)
  const files = [...(previous?.files ?? [])]
  const isVersioned = (sitePath: string): boolean => sitePath.startsWith(SHOP_PATH) || sitePath.startsWith(MENUS_PATH)
  const own = version.contentVersion === null ? [] : listVersionedPaths(version.key)
  const others = files.map(([sitePath]) => sitePath).filter((each) => isVersioned(each) && !own.includes(each))
  const old = new Set([...others.slice(0, -(KEPT_VERSIONS - 1) * FILES_OF_VERSION), ...own])
  for (const [sitePath, file] of files) {
    const isGone = file.isRendered && !pages.has(sitePath) && !others.includes(sitePath)
    if (isGone || old.has(sitePath)) continue
    if (linkFile(previous?.folder ?? '', version.folder, file)) version.files.set(sitePath, file)
  }
  const isCurrent = (sitePath: string): boolean => previous?.key === version.key && !previous.stale.has(sitePath)
  for (const sitePath of pages) if (!isCurrent(sitePath) || !version.files.has(sitePath)) version.stale.add(sitePath)
}

/** Gives a file a second name in another folder: files are replaced, never changed. False if it was removed. */
function linkFile(from: string, to: string, { name, isCompressed }: PublishedFile): boolean {
  try {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
    for (const end of isCompressed ? ['.br', '.gz', ''] : [''])
      linkSync(path.join(from, name + end), path.join(to, name + end))
    return true
  } catch {
    return false
  }
}

/** The shop's document in every language, which pages name, or there is no version. */
async function writeShop(version: Version, job: PublishJob, options: PublishOptions): Promise<void> {
  for (const sitePath of listVersionedPaths(version.key)) {
    await writePage(version, sitePath, 200, job, options).catch((error: unknown) => {
      throw error instanceof RenderError ? error.cause : error
    })
  }
}

/** First those that no version has. */
function listStaleDishes({ files, stale }: Version, dishPaths: readonly string[]): readonly string[] {
  const dishes = dishPaths.filter((sitePath) => stale.has(sitePath))
  return [...dishes.filter((sitePath) => !files.has(sitePath)), ...dishes.filter((sitePath) => files.has(sitePath))]
}

/** Several at a time: one is rendered while others are compressed and written. */
async function writeDishes(
  version: Version,
  sitePaths: readonly string[],
  job: PublishJob,
  options: PublishOptions,
): Promise<void> {
  const waiting = sitePaths.values()
  await Promise.all(
    Array.from({ length: DISHES_AT_A_TIME }, async () => {
      for (const sitePath of waiting) {
        const file = await writeDish(version, sitePath, job, options)
        if (file !== null) options.onFile?.(sitePath, file)
      }
    }),
  )
  await writeList(version)
}

/** Returns null for a page that can't be rendered. */
async function writeDish(
  version: Version,
  sitePath: string,
  job: PublishJob,
  options: PublishOptions,
): Promise<PublishedFile | null> {
  try {
    return await writePage(version, sitePath, 200, job, options, BROTLI_QUALITY.many)
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    options.onFailure(sitePath, error.cause)
    return null
  }
}

/** A page could not be rendered, for the reason in `cause`. Other errors are those of the disk. */
class RenderError extends Error {}

async function writePage(
  version: Version,
  sitePath: string,
  expectedStatus: number,
  job: PublishJob,
  { render }: PublishOptions,
  quality: number = BROTLI_QUALITY.page,
): Promise<PublishedFile> {
  const { status, headers, body } = await render(sitePath)
    .then((response) => readPage(response, { ...job.headers, ...pageHeaders(sitePath) }))
    .catch((cause: unknown) => {
      throw new RenderError(sitePath, { cause })
    })
  if (status !== expectedStatus)
    throw new RenderError(sitePath, { cause: new Error(`${sitePath} was rendered with status ${status}`) })
  const contentType = headers['content-type'] ?? ''
  const name = toFileName(sitePath, contentType)
  const isCompressed = await writeCompressed(path.join(version.folder, name), body, contentType, quality)
  const file = { name, status, headers, isCompressed, isRendered: true }
  version.files.set(sitePath, file)
  version.stale.delete(sitePath)
  return file
}

/** As hosts of files look for it: 'en.html' for '/en'. */
function toFileName(sitePath: string, contentType: string): string {
  const name = sitePath === '/' ? 'index' : sitePath.slice(1)
  return contentType.startsWith('text/html') ? `${name}.html` : name
}
