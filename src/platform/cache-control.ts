/** How long each kind of response may be cached, the same on every deployment target. */
export const CACHE_CONTROL = {
  /**
   * Browsers revalidate every time; the entity tag answers. A shared cache asks three times a minute, serves
   * what it has meanwhile, and for a day when the site is down. With the 60 s between two refreshes of the
   * content, a new price is everywhere within two minutes.
   */
  page: 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400',
  /** The menu that open pages poll: a shared cache carries the load of all of them. */
  live: 'public, max-age=0, s-maxage=10, stale-if-error=86400',
  /** A built file with a hash in its name. */
  immutable: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const
