import { readSettings } from '../platform/settings.ts'
import { builtContent, builtSettings } from './built-content.ts'
import type { Content } from './content.ts'
import { requestContent, type Reading } from './request-content.ts'

/**
 * `#content` of hosts that run a function for each request: the content of the build, read again now and then by a request that
 * comes when it is time. `src/api/serverless-answer.ts` asks on every request.
 */
const AS_ONE = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_HOST']

// What was set for the build counts where the host's functions have settings of their own and lack it. The names of a
// space mean nothing without its token, which is never built in.
for (const [name, value] of Object.entries(builtSettings)) {
  if (AS_ONE.includes(name) && process.env['CONTENTFUL_ACCESS_TOKEN'] === undefined) continue
  process.env[name] ??= value
}

const settings = readSettings(process.env)
const { current, readWhenDue } = requestContent(
  builtContent,
  settings.contentful,
  settings.contentRefreshSeconds * 1000,
)

export function currentContent(): Promise<Content | null> {
  return Promise.resolve(current())
}

export function readContentWhenDue(): Reading | null {
  return readWhenDue(Date.now())
}
