import { randomUUID } from 'node:crypto'

/** What goes back over the wire: all there is to know about a response. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json'

/** The errors of the Delivery API that this service knows, with the status and the sentence of each. */
const ERRORS = {
  BadRequest: [400, 'The request was malformed or is missing a required parameter.'],
  InvalidQuery: [
    400,
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  ],
  AccessTokenInvalid: [401, 'The access token you sent could not be found or is invalid.'],
  AccessDenied: [403, 'You do not have access to this resource.'],
  NotFound: [404, 'The resource could not be found.'],
  MethodNotAllowed: [405, 'The method is not allowed for this resource.'],
  RateLimitExceeded: [
    429,
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  ],
  ServerError: [500, 'Something went wrong on the server.'],
  ServiceUnavailable: [503, 'The service is temporarily unavailable.'],
} as const satisfies Record<string, readonly [number, string]>

export type ApiErrorId = keyof typeof ERRORS

/** Thrown anywhere while a request is answered; `errorAnswer` turns it into the response. */
export class ApiError extends Error {
  readonly id: ApiErrorId
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(id: ApiErrorId, details?: Readonly<Record<string, unknown>>) {
    super(ERRORS[id][1])
    this.id = id
    this.details = details
  }
}

/** An InvalidQuery error about one parameter. */
export function invalidQuery(problem: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError('InvalidQuery', { errors: [problem] })
}

/** An InvalidQuery error about a parameter, or a path in one, that nobody has heard of. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` })
}

/** A JSON answer of the API with its request id. */
export function jsonAnswer(body: unknown, status = 200, requestId = newRequestId()): Answer {
  return {
    status,
    headers: {
      'Content-Type': MEDIA_TYPE,
      'Cache-Control': 'max-age=0',
      'X-Contentful-Request-Id': requestId,
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    },
    body: JSON.stringify(body),
  }
}

/** The answer to a request that failed; anything but an ApiError is a 500 that tells nothing. */
export function errorAnswer(error: unknown): Answer {
  const known = error instanceof ApiError ? error : new ApiError('ServerError')
  const requestId = newRequestId()
  const body = {
    sys: { type: 'Error', id: known.id },
    message: known.message,
    details: known.details,
    requestId,
  }
  return jsonAnswer(body, ERRORS[known.id][0], requestId)
}

function newRequestId(): string {
  return randomUUID()
}
