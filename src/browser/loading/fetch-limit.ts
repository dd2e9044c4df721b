/** How long a page waits for a response: some connections accept a request and never respond. */
export const FETCH_LIMIT_MS = 10_000
