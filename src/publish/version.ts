import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '#platform/write-file-atomically.ts'
import { createEntityTag, type PublishedFile } from './published-file.ts'

/** All pages of one version of the content, in a folder of their own. */
export interface Version {
  /** Of the program and its settings: pages name scripts that only their own build has. */
  readonly build: string
  /** Of all that the pages depend on. */
  readonly key: string
  /** Of the content; null without a menu. */
  readonly contentVersion: string | null
  readonly folder: string
  /** By their paths on the site; documents in the order of their versions. */
  readonly files: Map<string, PublishedFile>
  /** Paths that are still to be rendered: what their files hold is of an earlier version, or they have none. */
  readonly stale: Set<string>
}

/** A link to the folder of the version that is served. */
const CURRENT = 'current'
const LIST_SUFFIX = '.json'
/** What a version has written beside and in its folder; nothing else below `root` is ever removed. */
const OF_A_VERSION = /^\d{17}-[\da-f]{8}(?:\.|$)/

/** Makes the folder of a version below `root`. */
export async function createVersion(
  root: string,
  { build, key, contentVersion }: Pick<Version, 'build' | 'key' | 'contentVersion'>,
): Promise<Version> {
  const folder = path.join(root, `${new Date().toISOString().replaceAll(/\D/g, '')}-${crypto.randomUUID().slice(0, 8)}`)
  await mkdir(folder, { recursive: true })
  return { build, key, contentVersion, folder, files: new Map(), stale: new Set() }
}

/** Writes the list of the files beside the folder, where no server looks. */
export async function writeList({ folder, files, stale, ...version }: Version): Promise<void> {
  await writeFileAtomically(folder + LIST_SUFFIX, JSON.stringify({ ...version, files: [...files], stale: [...stale] }))
}

/** From now on the version is the current one. A link is replaced in one step. */
export async function switchTo({ folder }: Version): Promise<void> {
  const link = `${folder}.link`
  await symlink(path.basename(folder), link, 'junction')
  await rename(link, path.join(path.dirname(folder), CURRENT))
}

/** Returns the current version below `root`; null if there is none of this build. */
export async function readCurrentVersion(root: string, build: string): Promise<Version | null> {
  try {
    const folder = path.join(root, await readlink(path.join(root, CURRENT)))
    const list = JSON.parse(await readFile(folder + LIST_SUFFIX, 'utf8')) as Omit<Version, 'files' | 'stale'> & {
      readonly files: readonly [string, PublishedFile][]
      readonly stale: readonly string[]
    }
    if (list.build !== build) return null
    const version = { ...list, folder, files: new Map(list.files), stale: new Set(list.stale) }
    dropDamagedFiles(version)
    await readTagsAgain(version)
    return version
  } catch {
    // Nothing was published here, or somebody has removed a part of it: all is rendered.
    return null
  }
}

/** Of what was written just before a power failure there may be an empty file. */
function dropDamagedFiles({ folder, files, stale }: Version): void {
  for (const [sitePath, { name, isCompressed, isRendered }] of files) {
    const ends = isCompressed ? ['', '.br', '.gz'] : ['']
    const isWhole = ends.every(
      (end) => (statSync(path.join(folder, name + end), { throwIfNoEntry: false })?.size ?? 0) > 0,
    )
    if (isWhole) continue
    files.delete(sitePath)
    if (isRendered) stale.add(sitePath)
  }
}

/** A process that was killed may have replaced files after it wrote their list. */
async function readTagsAgain({ folder, files, stale }: Version): Promise<void> {
  for (const [sitePath, file] of files) {
    if (!stale.has(sitePath)) continue
    const etag = createEntityTag(await readFile(path.join(folder, file.name)))
    files.set(sitePath, { ...file, headers: { ...file.headers, etag } })
  }
}

/** Removes all below `root` but the current version, such as what killed processes left. */
export async function removeOtherVersions(root: string): Promise<void> {
  const current = await readlink(path.join(root, CURRENT)).catch(() => null)
  const kept = current === null ? [] : [current, current + LIST_SUFFIX]
  for (const name of await readdir(root).catch(() => [])) {
    if (OF_A_VERSION.test(name) && !kept.includes(name))
      await rm(path.join(root, name), { recursive: true, force: true })
  }
}

/** Returns whether versions can be written below `root`, which is made if need be. */
export async function isWritable(root: string): Promise<boolean> {
  try {
    const probe = path.join(root, '.probe')
    await writeFileAtomically(probe, '')
    await rm(probe)
    return true
  } catch {
    return false
  }
}
