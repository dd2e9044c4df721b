import type { ServerResponse } from 'node:http'
import { ApiError, errorAnswer, jsonAnswer, type Answer } from './answer.ts'
import { checkOptions, readFault, type FaultMode, type MisbehaveOptions } from './fault-modes.ts'
import { send } from './response.ts'
import type { Asked } from './routes.ts'

type Misbehave = (mode: FaultMode, options: MisbehaveOptions) => Promise<void>

/**
 * `PUT /faults/<mode>?times=2&contentType=menuItem&forMs=5000`: switches the mode, before the answer is sent. A port that
 * is closed can't be told to open, so 'refuse' needs `forMs`, and happens once the answer is under way.
 */
export async function respondToControl(asked: Asked, response: ServerResponse, misbehave: Misbehave): Promise<void> {
  try {
    if (asked.method !== 'PUT') {
      send(asked.method, response, onlyPut())
      return
    }
    const { mode, options } = readOrder(asked.url)
    if (mode === 'refuse') response.once('finish', () => void misbehave(mode, options))
    else await misbehave(mode, options)
    send(asked.method, response, jsonAnswer({ mode, ...options }))
  } catch (error) {
    send(asked.method, response, errorAnswer(error))
  }
}

function onlyPut(): Answer {
  const answer = errorAnswer(new ApiError('MethodNotAllowed'))
  return { ...answer, headers: { ...answer.headers, Allow: 'PUT' } }
}

/** Throws BadRequest with the reason. */
function readOrder(url: string): { mode: FaultMode; options: MisbehaveOptions } {
  const [, path = '', search = ''] = /^\/faults\/([^?]*)\??(.*)$/s.exec(url) ?? []
  const parameters = new URLSearchParams(search)
  try {
    const mode = decodeURIComponent(path)
    const fault = readFault(mode)
    const options = {
      ...numberOf(parameters, 'times'),
      ...numberOf(parameters, 'forMs'),
      ...(parameters.has('contentType') ? { contentType: parameters.get('contentType') ?? '' } : {}),
    }
    checkOptions(fault, options)
    if (fault?.kind === 'refuse' && !parameters.has('forMs')) throw new RangeError('"refuse" needs forMs')
    return { mode: mode as FaultMode, options }
  } catch (error) {
    throw new ApiError('BadRequest', { reason: error instanceof Error ? error.message : 'unreadable' })
  }
}

function numberOf<K extends string>(parameters: URLSearchParams, name: K): { readonly [key in K]?: number } {
  return (parameters.has(name) ? { [name]: Number(parameters.get(name)) } : {}) as { readonly [key in K]?: number }
}
