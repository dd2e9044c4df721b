/** Cache-Control values of all deployment targets. */
export const CACHE_CONTROL = {
  /**
   * Browsers revalidate every time, by entity tag. A shared cache revalidates three times a minute,
   * serves the stale page meanwhile, and for a day if the site is down. With a content refresh
   * every 60 s, a new price reaches everyone within two minutes.
   */
  page: 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400',
  /** The menu JSON that open pages poll; a shared cache absorbs the load. */
  live: 'public, max-age=0, s-maxage=10, stale-if-error=86400',
  /** Files with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  /** For the content check. */
  secret: 'private, no-store',
} as const
