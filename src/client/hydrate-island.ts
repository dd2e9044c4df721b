import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showErrorFallback } from '../browser/error-fallback.ts'
import { logNotice } from '../browser/log-notice.ts'

type Hydrate = (component: ComponentType, props: object, slots: Readonly<Record<string, string>>) => void

/**
 * Hydrates an island: what Astro calls in the browser, in place of the script of @astrojs/react, which
 * can't be told what to do with errors. Where a translation or an extension has changed the HTML, React
 * renders the island again and reports that as an error, although nothing is lost.
 *
 * Islands have no slots: their HTML could not be rendered again, because the policy refuses `innerHTML`.
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
