import type { SpaceAccess } from './space-access.ts'

/** Why a push can't go on, in one line for the owner. */
export class PushError extends Error {
  override name = 'PushError'
}

/** What the API tells of an entry or an asset besides its fields. */
export interface Known {
  readonly sys: {
    readonly id: string
    readonly version: number
    readonly publishedVersion?: number
    readonly publishedCounter?: number
    readonly archivedVersion?: number
  }
}

export interface KnownType extends Known {
  readonly fields: readonly { readonly id: string }[]
}

export interface KnownLocale {
  readonly code: string
  readonly default: boolean
}

/** Reads lists of the Management API; every failure is a PushError. */
export interface ManagementReader {
  /** Finds out whether there is such a space and environment, and whether the token may see them. */
  greet(): Promise<void>
  locales(): Promise<readonly KnownLocale[]>
  contentTypes(): Promise<readonly KnownType[]>
  withIds(kind: 'entries' | 'assets', ids: readonly string[]): Promise<readonly Known[]>
  /** In the order in which the site shows them. */
  entriesOf(contentType: string): Promise<readonly Known[]>
}

const TIMEOUT_MS = 15_000
const PAGE_SIZE = 1000
/** So that the address stays short. */
const IDS_AT_ONCE = 50

export function managementReader(access: SpaceAccess): ManagementReader {
  const { host, space, environment, token, isLocal } = access
  const origin = `${isLocal ? 'http' : 'https'}://${host}`
  const place = `/spaces/${space}/environments/${environment}`

  const get = async (path: string): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}` }
    try {
      return await fetch(origin + path, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new PushError(`${host} can’t be reached${codeOf(error)}.`)
    }
  }

  const list = async <T>(path: string): Promise<readonly T[]> => {
    const items: T[] = []
    for (;;) {
      const page = `${path}${path.includes('?') ? '&' : '?'}limit=${PAGE_SIZE}&skip=${items.length}`
      const answer = await get(place + page)
      if (!answer.ok) throw new PushError(refusal(answer.status, access))
      const { items: more, total } = (await answer.json()) as { items: readonly T[]; total: number }
      items.push(...more)
      if (more.length === 0 || items.length >= total) return items
    }
  }

  return {
    async greet() {
      const { status } = await get(place)
      if (status === 200) return
      const isSpace = status === 404 && (await get(`/spaces/${space}`)).ok
      if (isSpace) throw new PushError(`The space has no environment "${environment}": see CONTENTFUL_ENVIRONMENT.`)
      throw new PushError(refusal(status, access))
    },
    locales: () => list('/locales'),
    contentTypes: () => list('/content_types'),
    async withIds(kind, ids) {
      const known: Known[] = []
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
        known.push(...(await list<Known>(`/${kind}?sys.id[in]=${ids.slice(from, from + IDS_AT_ONCE).join()}`)))
      }
      return known
    },
    entriesOf: (contentType) => list(`/entries?content_type=${contentType}&order=sys.createdAt,sys.id`),
  }
}

function refusal(status: number, { space, host }: SpaceAccess): string {
  if (status === 401)
    return 'Contentful does not know this CONTENTFUL_MANAGEMENT_TOKEN: make a new one, or copy it again.'
  if (status === 403) return `This CONTENTFUL_MANAGEMENT_TOKEN may not change the space "${space}".`
  if (status === 404) return `There is no space "${space}" that this token may see: see CONTENTFUL_SPACE_ID.`
  if (status === 429) return 'Contentful asks to wait: too many requests. Try again in a minute.'
  return `${host} answers with an error (${status}). Try again later.`
}

/** ' (ENOTFOUND)' where the system has a word for it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError') return ' (no answer)'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
}
