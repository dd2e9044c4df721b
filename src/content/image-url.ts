import { CONTENT_IMAGES_PATH, IMAGE_HOSTS } from '../domain/image-variants.ts'

/**
 * The address a page may use for a picture: https for a known host, a path of this site for the service at
 * `serviceHost`, null for everything else (CNT-1, C18, C19).
 */
export function toSafeImageUrl(url: unknown, serviceHost: string): string | null {
  if (typeof url !== 'string') return null
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!URL.canParse(absolute)) return null
  const { protocol, host, pathname, username } = new URL(absolute)
  if (protocol !== 'https:' || username !== '') return null
  if (IMAGE_HOSTS.some((known) => known === host)) return `https://${host}${pathname}`
  if (isLoopback(serviceHost) && host === serviceHost && pathname.startsWith('/images/')) {
    return CONTENT_IMAGES_PATH + pathname.slice('/images/'.length)
  }
  return null
}

/** A service on this machine, which speaks plain http and serves its pictures itself. */
export function isLoopback(host: string): boolean {
  return /^127\.0\.0\.1:\d+$/.test(host)
}
