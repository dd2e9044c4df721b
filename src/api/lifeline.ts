type KeepAwake = (work: Promise<unknown>) => void

interface Waiting {
  readonly waitUntil?: KeepAwake
}

/** Where each host leaves its `waitUntil`: Cloudflare and Netlify with the request, Vercel on the process. */
interface Places {
  readonly cfContext?: Waiting
  readonly netlify?: { readonly context?: Waiting }
}

const VERCEL = Symbol.for('@vercel/request-context')

/**
 * How to keep a serverless process awake for work that goes on after the answer; undefined where the host has no such thing, and the
 * work goes on with the next request.
 */
export function lifeline(locals: object): KeepAwake | undefined {
  const { cfContext, netlify } = locals as Places
  const vercel = (globalThis as { [VERCEL]?: { get?: () => Waiting | undefined } })[VERCEL]?.get?.()
  const host = cfContext ?? netlify?.context ?? vercel
  // Called on its host: Cloudflare's knows no other `this`.
  return host?.waitUntil && ((work) => host.waitUntil?.(work))
}
