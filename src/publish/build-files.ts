import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mrmime'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { createEntityTag } from './published-file.ts'
import type { Version } from './version.ts'

/**
 * Copies the files of a build with their compressed copies into a version that does not have them, so that it is the
 * whole site, and stays it while a later release replaces them. Those below the path `omitted` are left out.
 */
export async function addBuildFiles(
  { folder, files }: Version,
  buildFolder: string,
  omitted: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const entry of await readdir(buildFolder, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const name = path.relative(buildFolder, source).split(path.sep).join('/')
    const sitePath = `/${name}`
    if (!entry.isFile() || /\.(?:br|gz)$/.test(name) || files.has(sitePath)) continue
    if (omitted !== null && sitePath.startsWith(omitted)) continue
    const isCompressed = existsSync(`${source}.br`)
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    for (const end of isCompressed ? ['.br', '.gz', ''] : [''])
      await copyFile(source + end, target + end, constants.COPYFILE_FICLONE)
    const etag = createEntityTag(await readFile(source))
    const own = { ...headers, ...getFileHeaders(sitePath), etag }
    files.set(sitePath, { name, status: 200, headers: own, isCompressed, isRendered: false })
  }
}

export function getFileHeaders(sitePath: string): Readonly<Record<'content-type' | 'cache-control', string>> {
  return {
    'content-type': getContentType(sitePath),
    'cache-control': sitePath.startsWith('/_astro/') ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
  }
}

function getContentType(sitePath: string): string {
  // The list does not have this type.
  const type = sitePath.endsWith('.ico') ? 'image/x-icon' : (lookup(sitePath) ?? 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
