type WaitUntil = (work: Promise<unknown>) => void

interface HostContext {
  readonly waitUntil?: WaitUntil
}

/** Cloudflare and Netlify pass `waitUntil` with the request; Vercel provides it globally. */
interface HostLocals {
  readonly cfContext?: HostContext
  readonly netlify?: { readonly context?: HostContext }
}

const VERCEL = Symbol.for('@vercel/request-context')

/** Returns the host's `waitUntil`, or undefined if it has none. */
export function getWaitUntil(locals: object): WaitUntil | undefined {
  const { cfContext, netlify } = locals as HostLocals
  const vercel = (globalThis as { [VERCEL]?: { get?: () => HostContext | undefined } })[VERCEL]?.get?.()
  const host = cfContext ?? netlify?.context ?? vercel
  // Called as a method, because Cloudflare's implementation checks `this`.
  return host?.waitUntil && ((work) => host.waitUntil?.(work))
}
