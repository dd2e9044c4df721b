/** How long each kind of answer may be kept, on every target alike. */

/**
 * Browsers ask each time whether their copy is still good; the entity tag answers. A cache in front asks three times a minute, hands out
 * what it has while it asks, and for a day when nobody answers it. With the 60 s between two readings of the content, a new
 * price is everywhere within two minutes.
 */
export const PAGE_CACHING = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400'

/** The menu for open pages: a cache in front holds the load of all of them; browsers keep nothing. */
export const LIVE_CACHING = 'public, max-age=0, s-maxage=10, stale-if-error=86400'

/** A built file with a hash in its name. */
export const HASHED_FILE_CACHING = 'public, max-age=31536000, immutable'

export const FILE_CACHING = 'public, max-age=3600'
