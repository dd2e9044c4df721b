import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showErrorFallback } from '../browser/error-fallback.ts'
import { logNotice } from '../browser/log-notice.ts'

type Hydrate = (component: ComponentType, props: object, slots: Readonly<Record<string, string>>) => void

/**
 * Astro's renderer for the browser, in place of that of @astrojs/react, which has no option for
 * error handlers. If a translation or an extension has changed the HTML, React renders the island
 * again and reports a recoverable error. Islands have no slots: their HTML could not be rendered
 * again, because the policy forbids `innerHTML`.
 */
export default function hydrateIsland(island: HTMLElement): Hydrate {
  return (component, props, slots) => {
    if (Object.keys(slots).length > 0) throw new Error('an island has a slot')
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), {
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
