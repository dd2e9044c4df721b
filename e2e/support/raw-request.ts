import type { OutgoingHttpHeaders } from 'node:http'
import { fetchRaw, type RawResponse } from '../../tests/http/raw-http.ts'

export interface RawAnswer extends RawResponse {
  readonly text: string
}

/** `fetchRaw` with the body as text too. */
export async function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  const response = await fetchRaw(origin, path, options)
  return { ...response, text: String(response.body) }
}
