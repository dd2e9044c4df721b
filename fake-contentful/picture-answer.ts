import { ApiError, type Answer } from './answer.ts'
import type { Pictures } from './images.ts'
import { readPictureOptions } from './picture-options.ts'
import type { MakeVariant } from './picture-variants.ts'

const MAX_AGE_SECONDS = 3600

/**
 * A picture, or what the Images API makes of it by the query; the picture as it is where none can be made of it, as on a
 * machine that sharp has no part for. Public, as on the real service: it needs no token.
 */
export async function pictureAnswer(
  names: readonly string[],
  parameters: URLSearchParams,
  ifNoneMatch: string | undefined,
  { pictures, makeVariant }: { pictures: Pictures; makeVariant: MakeVariant },
): Promise<Answer> {
  const master = names.length === 1 ? pictures.get(names[0] ?? '') : undefined
  if (master === undefined) throw new ApiError('NotFound')
  const options = readPictureOptions(parameters)
  if (options === null) return answerWith(master, ifNoneMatch, () => Promise.resolve(master.bytes))
  const variant = makeVariant(master, options)
  try {
    return await answerWith(variant, ifNoneMatch, () => variant.bytes())
  } catch (error) {
    complain(error)
    return answerWith(master, ifNoneMatch, () => Promise.resolve(master.bytes))
  }
}

async function answerWith(
  { contentType, etag }: { contentType: string; etag: string },
  ifNoneMatch: string | undefined,
  bytes: () => Promise<Buffer>,
): Promise<Answer> {
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  }
  return isFresh(ifNoneMatch, etag) ? { status: 304, headers, body: '' } : { status: 200, headers, body: await bytes() }
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

const complained = new Set<string>()

/** Once a reason, not once a picture. */
function complain(error: unknown): void {
  const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
  if (complained.has(reason)) return
  complained.add(reason)
  process.stderr.write(`A picture is given as it is, because it can't be converted: ${reason}\n`)
}
