import { front, type FrontParts } from './front.ts'
import { listening } from './listening.fixtures.ts'
import { readSettings } from '../platform/settings.ts'

export const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** A front whose pages say which address was rendered. */
export async function site(changes: Partial<FrontParts> = {}): Promise<string> {
  return listening(
    front({
      settings: readSettings({}),
      staticFiles: new Map(),
      renderPage: (request, response) => {
        response.writeHead(request.url === '/foo' ? 404 : 200, HTML).end(`rendered ${request.url}`)
        return Promise.resolve()
      },
      health: () => ({ status: 200, body: { state: 'fresh', ageSeconds: 3, version: '1.0.0' } }),
      ...changes,
    }),
  )
}
