/** What the stand-in sends back. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
}

/** The errors of the Management API that the stand-in knows, with the status of each. */
const STATUS = {
  AccessTokenInvalid: 401,
  NotFound: 404,
  VersionMismatch: 409,
  ValidationFailed: 422,
  InvalidEntry: 422,
  UnknownField: 422,
  UnresolvedLinks: 422,
  BadRequest: 400,
  ServerError: 500,
} as const

export type ErrorId = keyof typeof STATUS

/** Thrown by whoever answers a request. */
export class Refusal extends Error {
  readonly id: ErrorId
  readonly details: unknown

  constructor(id: ErrorId, details?: unknown) {
    super(id)
    this.id = id
    this.details = details
  }
}

export function refusalAnswer({ id, details }: Refusal): Answer {
  const body = { sys: { type: 'Error', id }, message: `${id} by the stand-in.`, details, requestId: 'stand-in' }
  return { status: STATUS[id], body }
}

/** A list as every collection of the API. */
export function collection(all: readonly unknown[], query: URLSearchParams): Answer {
  const skip = Number(query.get('skip') ?? 0)
  const limit = Number(query.get('limit') ?? 100)
  const items = all.slice(skip, skip + limit)
  return { status: 200, body: { sys: { type: 'Array' }, total: all.length, skip, limit, items } }
}
