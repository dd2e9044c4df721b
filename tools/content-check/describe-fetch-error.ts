import { toFetchFailure } from '../../src/content/fetch-failure.ts'
import type { ContentfulKeys } from '../../src/platform/settings.ts'

/** Returns in one line why the content could not be fetched. The line never contains the token. */
export function describeFetchError(
  error: unknown,
  { host, space, environment }: Omit<ContentfulKeys, 'accessToken'>,
): string {
  if (!(error instanceof Error)) return `${host} sent a response that can’t be used.`
  if (error.name === 'AccessTokenInvalid') {
    return 'Contentful does not accept this CONTENTFUL_ACCESS_TOKEN. Use the Content Delivery API token of the space.'
  }
  if (error.name === 'NotFound') {
    return `This token finds no space "${space}" with an environment "${environment}". Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`
  }
  if (error.name === 'RateLimitExceeded') return 'Contentful received too many requests. Try again in a minute.'
  // A connection that failed: ENOTFOUND, ECONNREFUSED, ECONNABORTED after a timeout.
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)) {
    return `${host} can’t be reached (${error.code}). Check CONTENTFUL_HOST and the network.`
  }
  return `${host} sent a response that can’t be used (${toFetchFailure(error).reason}). Try again later.`
}
