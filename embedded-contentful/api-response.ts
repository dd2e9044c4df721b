export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Status and message of the Delivery API's errors. */
const ERRORS = {
  InvalidQuery: [
    400,
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  ],
  AccessTokenInvalid: [401, 'The access token you sent could not be found or is invalid.'],
  NotFound: [404, 'The resource could not be found.'],
  MethodNotAllowed: [405, 'The method is not allowed for this resource.'],
  UnusableFile: [422, 'The file of the content can not be used.'],
  ServerError: [500, 'Something went wrong on the server.'],
} as const satisfies Record<string, readonly [number, string]>

export class ApiError extends Error {
  readonly id: keyof typeof ERRORS

  constructor(id: keyof typeof ERRORS, message: string = ERRORS[id][1]) {
    super(message)
    this.id = id
  }
}

export function createJsonResponse(body: unknown, status = 200): ApiResponse {
  return {
    status,
    headers: {
      'Content-Type': 'application/vnd.contentful.delivery.v1+json',
      ...(status === 405 && { Allow: 'GET' }),
    },
    body: JSON.stringify(body),
  }
}

/** Converts an error to a response; anything but an ApiError becomes a 500 without details. */
export function toErrorResponse(error: unknown): ApiResponse {
  const { id, message } = error instanceof ApiError ? error : new ApiError('ServerError')
  return createErrorResponse(ERRORS[id][0], id, message)
}

export function createErrorResponse(status: number, id: string, message: string): ApiResponse {
  return createJsonResponse({ sys: { type: 'Error', id }, message }, status)
}
