import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import { UnusableFileError } from '#platform/read-regular-file.ts'
import { getFileHeaders } from '#publish/build-files.ts'
import { openImage } from './content-file.ts'
import { createTextReply, sendReply } from './reply.ts'

/** Each needs a file descriptor and a buffer of 64 kB. */
const MAX_OPEN_IMAGES = 500

export type Sender = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Returns a function that finds who sends an image of CONTENT_FILE, by a path of the site; null for a path that
 * `getImages` does not list. They are not kept in memory: there may be large photos, and they change.
 */
export function createImageSender(
  getImages: () => ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>>,
): (sitePath: string) => Sender | null {
  // Removed since the folder was listed, or replaced by something else.
  const notFound = createTextReply(404, 'There is no such file.', headers)
  const busy = createTextReply(503, 'Too many images are being sent.', { ...headers, 'retry-after': '5' })
  let openImages = 0

  async function send(sitePath: string, file: string, request: IncomingMessage, response: ServerResponse) {
    const { handle, bytes, changedAt } = await openImage(file)
    try {
      const etag = `W/"${bytes.toString(36)}-${Math.round(changedAt).toString(36)}"`
      const imageHeaders = { ...headers, ...getFileHeaders(sitePath), etag }
      if (fresh(request.headers, imageHeaders)) {
        response.writeHead(304, imageHeaders).end()
        return
      }
      response.writeHead(200, { ...imageHeaders, 'content-length': String(bytes) })
      if (request.method === 'HEAD' || bytes === 0) response.end()
      // A file that grows meanwhile must not exceed its length.
      else await pipeline(handle.createReadStream({ end: bytes - 1, autoClose: false }), response)
    } finally {
      await handle.close()
    }
  }

  return (sitePath) => {
    const file = getImages().get(sitePath)
    if (file === undefined) return null
    return async (request, response) => {
      if (openImages >= MAX_OPEN_IMAGES) {
        await sendReply(request, response, busy)
        return
      }
      openImages += 1
      try {
        await send(sitePath, file, request, response)
      } catch (error) {
        if (error instanceof UnusableFileError) await sendReply(request, response, notFound)
        // A client that leaves ends the stream.
        else if (!response.destroyed) throw error
      } finally {
        openImages -= 1
      }
    }
  }
}
