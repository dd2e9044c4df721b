import type { ContentfulKeys } from '../../src/platform/settings.ts'

/** Why the content could not be read, in one line for the owner; never with the token. */
export function readingFailure(
  error: unknown,
  { host, space, environment }: Omit<ContentfulKeys, 'accessToken'>,
): string {
  if (!(error instanceof Error)) return `${host} gave an answer that can’t be used.`
  if (error.name === 'AccessTokenInvalid') {
    return 'Contentful does not know this CONTENTFUL_ACCESS_TOKEN: it takes the Content Delivery API token of the space.'
  }
  if (error.name === 'NotFound') {
    return `There is no space "${space}" with an environment "${environment}" that this token may see: see CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.`
  }
  if (error.message.includes('unknownContentType')) {
    return 'The space does not have the content types of the site yet: `npm run content:push` creates them.'
  }
  if (error.name === 'RateLimitExceeded') return 'Contentful asks to wait: too many requests. Try again in a minute.'
  const code = codeOf(error)
  if (code !== null) return `${host} can’t be reached (${code}): see CONTENTFUL_HOST and the network.`
  return `${host} gave an answer that can’t be used (${error.name}). Try again later.`
}

/** The system's word for a connection that failed: `ENOTFOUND`, `ECONNREFUSED`, `ECONNABORTED` for no answer in time. */
function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code) ? error.code : null
}
