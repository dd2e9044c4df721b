import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showErrorFallback } from '../browser/error-fallback.ts'
import { logNotice } from '../browser/log-notice.ts'
import { HYDRATED_EVENT } from './head/early-taps.ts'
import { started } from './started.ts'

type Hydrate = (component: ComponentType, props: object, slots: Readonly<Record<string, string>>) => Promise<void>

/**
 * Astro's renderer for the browser, in place of that of @astrojs/react, which has no option for
 * error handlers. Hydrates once the stores have started, so that the first rendering shows what they hold. If a
 * translation or an extension has changed the HTML, React renders the island again and reports a recoverable error.
 * Islands have no slots: their HTML could not be rendered again, because the policy forbids `innerHTML`.
 */
export default function hydrateIsland(island: HTMLElement): Hydrate {
  return async (component, props, slots) => {
    if (Object.keys(slots).length > 0) throw new Error('an island has a slot')
    await started
    startTransition(() => {
      hydrateRoot(island, createElement(Hydrated, { island }, createElement(component, props)), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onRecoverableError: (error) => {
          logNotice('An island was rendered again.', error)
        },
        onUncaughtError: (error) => {
          // React has removed the island.
          showErrorFallback()
          reportError(error)
        },
      })
    })
  }
}

/** Marks the island as hydrated. */
function Hydrated({ island, children }: { readonly island: HTMLElement; readonly children?: ReactNode }): ReactNode {
  useEffect(() => {
    island.dataset['hydrated'] = ''
    // After the effect, because React renders nothing synchronously inside of one.
    queueMicrotask(() => island.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true })))
  }, [island])
  return children
}
