/** What the service and its faults want to know of a request before it is answered. */
export interface Requested {
  readonly area: 'api' | 'images' | 'faults' | 'other'
  /** The parameter `content_type`. */
  readonly contentType: string | null
  /** Which page of a collection is asked for, from 0. */
  readonly page: number
}

const AREAS = [
  ['api', '/spaces/'],
  ['images', '/images/'],
  ['faults', '/faults/'],
] as const

/** Reads the address of a request line; it may be malformed. */
export function readRequested(url: string): Requested {
  const [, search = ''] = /^[^?]*\?(.*)$/s.exec(url) ?? []
  const parameters = new URLSearchParams(search)
  const area = AREAS.find(([, start]) => url.startsWith(start))?.[0] ?? 'other'
  return { area, contentType: parameters.get('content_type'), page: pageOf(parameters) }
}

function pageOf(parameters: URLSearchParams): number {
  const [skip, limit] = [Number(parameters.get('skip') ?? 0), Number(parameters.get('limit') ?? 100)]
  return skip > 0 && limit > 0 ? Math.floor(skip / limit) : 0
}
