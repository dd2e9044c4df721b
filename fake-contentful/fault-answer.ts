import { ApiError, errorAnswer, type Answer, type ApiErrorId } from './answer.ts'
import type { Catalogue } from './catalogue.ts'
import { isContentFault, type ContentFault } from './fault-content.ts'
import type { Fault } from './fault-modes.ts'
import { gzipBomb } from './gzip-bomb.ts'
import type { Requested } from './requested.ts'

/** What a faulty answer is made of: the healthy one, as it is or from another catalogue. */
export interface Health {
  readonly answer: (catalogue?: Catalogue) => Promise<Answer>
  readonly otherContent: (kind: ContentFault, amount: number) => Catalogue
}

const ERROR_IDS: Readonly<Partial<Record<Fault['kind'], ApiErrorId>>> = {
  '401': 'AccessTokenInvalid',
  '403': 'AccessDenied',
  '404': 'NotFound',
  assets404: 'NotFound',
  '500': 'ServerError',
  '503': 'ServiceUnavailable',
}

const JSON_TYPE = { 'Content-Type': 'application/vnd.contentful.delivery.v1+json' }
const LOGIN_PAGE =
  '<!doctype html><html lang="en"><title>Log in</title><form method="post"><input name="user"><button>Log in</button></form>'

const FIXED: Readonly<Partial<Record<Fault['kind'], Answer>>> = {
  html200: { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: LOGIN_PAGE },
  badjson: { status: 200, headers: JSON_TYPE, body: '{"sys":{"type":"Array"},"total":1,"skip":0,"items":[{]}' },
  empty: { status: 200, headers: JSON_TYPE, body: '{"items":[]}' },
  wrongshape: {
    status: 200,
    headers: JSON_TYPE,
    body: '{"sys":{"type":"Array"},"total":4,"skip":0,"limit":1000,"items":[null,"Cola",7,{"sys":"menuItem","fields":[]}]}',
  },
}

/** The answer of a mode that answers at all. */
export async function faultAnswer(fault: Fault, requested: Requested, health: Health): Promise<Answer> {
  const { kind, amount } = fault
  const errorId = ERROR_IDS[kind]
  if (errorId !== undefined) return errorAnswer(new ApiError(errorId))
  const fixed = FIXED[kind]
  if (fixed !== undefined) return fixed
  if (isContentFault(kind)) return health.answer(health.otherContent(kind, amount))
  if (kind === '429') return rateLimited(amount)
  if (kind === 'truncated') return cutShort(await health.answer())
  if (kind === 'page2fail') return secondPageFails(requested, health)
  if (kind === 'gzipbomb') {
    return { status: 200, headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: gzipBomb(amount) }
  }
  return health.answer()
}

function rateLimited(seconds: number): Answer {
  const answer = errorAnswer(new ApiError('RateLimitExceeded'))
  return { ...answer, headers: { ...answer.headers, 'X-Contentful-RateLimit-Reset': String(seconds) } }
}

/** Whole by its length, but the text ends in the middle. */
function cutShort(answer: Answer): Answer {
  const bytes = Buffer.from(answer.body)
  return { ...answer, body: bytes.subarray(0, Math.floor(bytes.length / 2)) }
}

/** Where the content fills one page only, a generated menu of several takes its place, so that there is a second. */
async function secondPageFails({ page }: Requested, health: Health): Promise<Answer> {
  if (page === 1) return errorAnswer(new ApiError('ServerError'))
  const answer = await health.answer()
  const { total, limit } = JSON.parse(String(answer.body)) as { total?: number; limit?: number }
  if (total === undefined || limit === undefined || total > limit) return answer
  return health.answer(health.otherContent('total', 2 * limit + 350))
}
