import type { ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import { answer, type Asked, type Served } from './routes.ts'

/** Answers a request as it should be answered. */
export async function respond(asked: Asked, response: ServerResponse, served: Served): Promise<void> {
  send(asked.method, response, await answer(asked, served))
}

/** Sends an answer; HEAD gets the headers of GET alone. */
export function send(method: string, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headersWithLength(status, headers, body))
  response.end(method === 'HEAD' ? undefined : body)
}

export function headersWithLength(status: number, headers: Answer['headers'], body: Answer['body']) {
  return { ...headers, ...(status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }) }
}
