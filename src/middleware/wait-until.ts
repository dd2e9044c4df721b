type WaitUntil = (work: Promise<unknown>) => void

interface HostContext {
  readonly waitUntil?: WaitUntil
}

/** Where each host leaves its `waitUntil`: Cloudflare and Netlify with the request, Vercel on the process. */
interface HostLocals {
  readonly cfContext?: HostContext
  readonly netlify?: { readonly context?: HostContext }
}

const VERCEL = Symbol.for('@vercel/request-context')

/** The host's `waitUntil`, bound to its owner; undefined where the host has none. */
export function getWaitUntil(locals: object): WaitUntil | undefined {
  const { cfContext, netlify } = locals as HostLocals
  const vercel = (globalThis as { [VERCEL]?: { get?: () => HostContext | undefined } })[VERCEL]?.get?.()
  const host = cfContext ?? netlify?.context ?? vercel
  // Called on its owner: Cloudflare's implementation checks `this`.
  return host?.waitUntil && ((work) => host.waitUntil?.(work))
}
