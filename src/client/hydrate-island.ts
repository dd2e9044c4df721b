import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { showErrorFallback } from '#browser/loading/error-fallback.ts'
import { logNotice } from '#browser/loading/log-notice.ts'
import { HYDRATED_EVENT } from '#browser/page/on-hydrated.ts'
import { start } from './start.ts'

type Hydrate = (
  component: ComponentType,
  props: object,
  slots: Readonly<Record<string, string>>,
  directive: { readonly client: string },
) => Promise<void>

/** The first island starts the page: all hydrate with what is stored then, and none if the start fails. */
const started = start()

/**
 * Astro's renderer for the browser, in place of that of @astrojs/react, which has no option for
 * error handlers. Hydrates once the stores have started, so that the first rendering shows what they hold. If a
 * translation or an extension has changed the HTML, React renders the island again and reports a recoverable error.
 * Islands have no slots: their HTML could not be rendered again, because the policy forbids `innerHTML`. What an
 * island of `client:only` shows before is removed.
 */
export default function hydrateIsland(island: HTMLElement): Hydrate {
  return async (component, props, { fallback: _removed, ...slots }, { client }) => {
    if (Object.keys(slots).length > 0) throw new Error('an island has a slot')
    await started
    const element = createElement(Hydrated, { island }, createElement(component, props))
    const options: RootOptions = {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: (error) => {
        logNotice('An island was rendered again.', error)
      },
      onUncaughtError: (error) => {
        // React has removed the island.
        showErrorFallback()
        reportError(error)
      },
    }
    // React takes each click from here on, and hydrates at once what is clicked.
    island.dataset['listening'] = ''
    if (client === 'only') createRoot(island, options).render(element)
    else
      startTransition(() => {
        hydrateRoot(island, element, options)
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
