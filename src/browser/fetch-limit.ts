/** How long a page waits for an answer: some connections accept a request and never answer. */
export const FETCH_LIMIT_MS = 10_000
