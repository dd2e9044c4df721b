import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './answer.ts'
import { faultAnswer, type Health } from './fault-answer.ts'
import type { Fault } from './fault-modes.ts'
import type { Requested } from './requested.ts'
import { headersWithLength, send } from './response.ts'
import { answer, type Asked, type Served } from './routes.ts'

/** How a request is to be answered wrongly. */
export interface Faulty {
  readonly fault: Fault
  readonly requested: Requested
  readonly otherContent: Health['otherContent']
}

/** Answers a request as its fault wants it: late, never, half or with another answer. */
export async function respondFaultily(
  asked: Asked,
  response: ServerResponse,
  served: Served,
  { fault, requested, otherContent }: Faulty,
): Promise<void> {
  if (fault.kind === 'never') return
  if (fault.kind === 'slow') await waitFor(response, fault.amount)
  const health = {
    answer: (catalogue = served.catalogue) => answer(asked, { ...served, catalogue }),
    otherContent,
  }
  const given = await faultAnswer(fault, requested, health)
  if (response.destroyed) return
  if (fault.kind === 'reset') resetWithin(response, given)
  else send(asked.method, response, given)
}

/** Waits, but no longer than there is anybody to answer: a service that is closed leaves no timer behind. */
async function waitFor(response: ServerResponse, ms: number): Promise<void> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  response.once('close', leave)
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined)
  response.off('close', leave)
}

const UNTIL_RESET_MS = 30

/** Half of the body and then RST, once the half has had the time to arrive. */
function resetWithin(response: ServerResponse, { status, headers, body }: Answer): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, headersWithLength(status, headers, body))
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
    const timer = setTimeout(() => response.socket?.resetAndDestroy(), UNTIL_RESET_MS)
    response.once('close', () => clearTimeout(timer))
  })
}
