import { CONTENT_IMAGES_PATH, IMAGE_HOSTS } from '#core/images/image-variants.ts'

/**
 * Returns an image URL that pages may use: https on an allowed host, or a path of this site for
 * images of a service on this machine. The port is ignored: cached content names that of an earlier
 * start. Returns null for anything else.
 */
export function toSafeImageUrl(url: unknown, serviceHost: string): string | null {
  if (typeof url !== 'string') return null
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!URL.canParse(absolute)) return null
  const { protocol, host, pathname, username } = new URL(absolute)
  if (protocol !== 'https:' || username !== '') return null
  if (IMAGE_HOSTS.some((allowed) => allowed === host)) return `https://${host}${pathname}`
  if (isLoopback(serviceHost) && isLoopback(host) && pathname.startsWith('/images/')) {
    return CONTENT_IMAGES_PATH + pathname.slice('/images/'.length)
  }
  return null
}

/**
 * True for a service on this machine (127.0.0.1 with a port): it uses plain http and serves its own
 * images.
 */
export function isLoopback(host: string): boolean {
  return /^127\.0\.0\.1:\d+$/.test(host)
}
