import { readFile } from 'node:fs/promises'
import { createCachedResponse, createTextResponse, type CachedResponse } from './cached-response.ts'
import { getFileHeaders } from './static-files.ts'

/**
 * Returns a function that reads an image of CONTENT_FILE for a path of the site; null for a path that
 * `getImages` does not list. They are not kept in memory: there may be large photos, and they change.
 */
export function createImageReader(
  getImages: () => ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>>,
): (sitePath: string) => Promise<CachedResponse> | null {
  async function read(sitePath: string, file: string): Promise<CachedResponse> {
    try {
      return await createCachedResponse(200, { ...headers, ...getFileHeaders(sitePath) }, await readFile(file))
    } catch {
      // Removed since the folder was listed.
      return createTextResponse(404, 'There is no such file.', headers)
    }
  }

  return (sitePath) => {
    const file = getImages().get(sitePath)
    return file === undefined ? null : read(sitePath, file)
  }
}
