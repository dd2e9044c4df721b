import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError, invalidQuery } from './answer.ts'
import { contentTypeOf, ENVIRONMENT, LOCALE, type Resource } from './catalogue.ts'
import type { Change, Ledger } from './ledger.ts'
import { readPage } from './query.ts'

/** The body of a request to `/sync`. Throws BadRequest and InvalidQuery. */
export type Sync = (parameters: URLSearchParams) => unknown

/** All that a token tells: what is wanted, and up to where it has been told. */
interface Progress {
  readonly after: number
  /** The first sync tells nothing of what was gone before it began. */
  readonly deletionsAfter: number
  readonly type: SyncType
  readonly contentType: string | null
  readonly limit: number
}

const TYPES = {
  all: ['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset'],
  Entry: ['Entry'],
  Asset: ['Asset'],
  Deletion: ['DeletedEntry', 'DeletedAsset'],
  DeletedEntry: ['DeletedEntry'],
  DeletedAsset: ['DeletedAsset'],
} as const satisfies Record<string, readonly Change['type'][]>
type SyncType = keyof typeof TYPES

const INITIAL_PARAMETERS = new Set(['access_token', 'initial', 'type', 'content_type', 'limit'])
const TOKEN_PARAMETERS = new Set(['access_token', 'sync_token'])
const DEFAULT_LIMIT = '1000'

/** The Sync API over a ledger. Its tokens are signed, so that no other service's token is ever taken for one. */
export function createSync(ledger: Ledger, { space, host }: { space: string; host: string }): Sync {
  const secret = randomBytes(32)
  const address = `http://${host}/spaces/${encodeURIComponent(space)}/environments/${ENVIRONMENT}/sync`
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  function tokenOf(progress: Progress): string {
    const text = Buffer.from(JSON.stringify(progress)).toString('base64url')
    return `${text}.${signatureOf(text)}`
  }

  function progressOf(token: string): Progress {
    const [text = '', signature = ''] = token.split('.')
    const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError('BadRequest', {
        errors: [{ name: 'sync_token', value: token, details: 'Unknown sync token' }],
      })
    }
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Progress
  }

  return (parameters) => {
    const token = parameters.get('sync_token')
    checkNames(parameters, token === null ? INITIAL_PARAMETERS : TOKEN_PARAMETERS)
    const progress = token === null ? readStart(parameters, ledger.latest()) : progressOf(token)
    const wanted = ledger.changesAfter(progress.after).filter((change) => isWanted(change, progress))
    const page = wanted.slice(0, progress.limit)
    const last = page.at(-1)
    const isWhole = last === undefined || page.length === wanted.length
    const next = tokenOf({ ...progress, after: isWhole ? ledger.latest() : last.number })
    return {
      sys: { type: 'Array' },
      items: page.map(({ resource }) => ('fields' in resource ? inAllLocales(resource) : resource)),
      [isWhole ? 'nextSyncUrl' : 'nextPageUrl']: `${address}?sync_token=${next}`,
    }
  }
}

function checkNames(parameters: URLSearchParams, known: ReadonlySet<string>): void {
  const stray = [...parameters.keys()].find((name) => !known.has(name))
  if (stray === undefined) return
  throw new ApiError('BadRequest', {
    errors: [{ name: stray, details: 'A sync token goes alone; "type", "content_type" and "limit" go with "initial"' }],
  })
}

function readStart(parameters: URLSearchParams, latest: number): Progress {
  if (parameters.get('initial') !== 'true') {
    throw new ApiError('BadRequest', { errors: [{ name: 'initial', details: 'Needs initial=true or a sync_token' }] })
  }
  const type = parameters.get('type') ?? 'all'
  const contentType = parameters.get('content_type')
  if (!Object.hasOwn(TYPES, type)) throw invalidQuery({ name: 'type', value: type, details: 'Unknown type' })
  if (contentType !== null && type !== 'Entry') {
    throw invalidQuery({ name: 'content_type', value: contentType, details: 'content_type needs type=Entry' })
  }
  const { limit } = readPage(new URLSearchParams({ limit: parameters.get('limit') ?? DEFAULT_LIMIT }))
  if (limit === 0) throw invalidQuery({ name: 'limit', value: '0', details: 'limit must be at least 1' })
  return { after: 0, deletionsAfter: latest, type: type as SyncType, contentType, limit }
}

function isWanted({ type, number, resource }: Change, progress: Progress): boolean {
  if (!(TYPES[progress.type] as readonly Change['type'][]).includes(type)) return false
  if (!('fields' in resource)) return number > progress.deletionsAfter
  return progress.contentType === null || contentTypeOf(resource) === progress.contentType
}

/** As the Sync API shows a resource: every field under its locale, and so none in the system fields. */
function inAllLocales({ metadata, sys, fields }: Resource) {
  const { locale: _locale, ...others } = sys
  return {
    metadata,
    sys: others,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [LOCALE]: value }])),
  }
}
