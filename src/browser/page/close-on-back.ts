import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '../controls/plain-click.ts'
import { runOptional } from '../loading/run-optional.ts'
import { combineUnsubscribes } from '../stores/combine-unsubscribes.ts'

/** Some browsers do not tell when an entry was taken back. */
const GO_BACK_LIMIT_MS = 500

/** What closes each dialog, sheet or menu that is open, the one in front last. */
const openLayers: (() => void)[] = []
/** Until an entry of the history is taken back; null while none is. */
let goingBack: Promise<void> | null = null

/**
 * Adds an entry to the history while a dialog, sheet or menu is open, so that Back closes it and the address stays.
 * Closed otherwise, it takes the entry back.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeLayer = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const layer = (): void => {
      closeLayer()
    }
    let isClosed = false
    // What opens just after another one was closed waits, or it would be closed by the other one's entry.
    void whenEntriesAreLeft().then(() => {
      if (isClosed) return
      const layers = openLayers.push(layer)
      // Safari refuses more than a hundred changes in half a minute.
      runOptional(() => {
        // Else the way back from this entry scrolls to the anchor in the address.
        window.history.scrollRestoration = 'manual'
        window.history.pushState({ ...(window.history.state as object | null), layers }, '')
      })
    })
    return () => {
      isClosed = true
      const index = openLayers.indexOf(layer)
      if (index !== -1) openLayers.splice(index, 1)
      leaveClosedEntries()
    }
  }, [isOpen])
}

/** Resolves once no entry is being taken back: a page that is left before may be shown again by it. */
export function whenEntriesAreLeft(): Promise<void> {
  return goingBack ?? Promise.resolve()
}

/**
 * Closes what Back has left the entry of. An entry without what was open, after Forward or a reload, is left at once. A
 * link is followed from the entry of the page, so that Back leads from there to the page itself. Returns a function
 * that stops it.
 */
export function startClosingOnBack(): () => void {
  const closeLayers = (): void => {
    for (const close of openLayers.splice(countLayers()).toReversed()) close()
    // In a task of its own: the page is scrolled after the event, by what holds then.
    setTimeout(() => {
      if (countLayers() === 0) window.history.scrollRestoration = 'auto'
    })
    leaveClosedEntries()
  }
  const followLater = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.origin !== window.location.origin || link.target === '_blank' || !isPlainClick(event)) return
    if (countLayers() > 0) goBack(countLayers())
    if (goingBack === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void goingBack.then(() => {
      // In a task of its own: a link that is followed within the event scrolls to nothing.
      setTimeout(() => {
        link.click()
      })
    })
  }
  leaveClosedEntries()
  window.addEventListener('popstate', closeLayers)
  window.addEventListener('click', followLater, true)
  return combineUnsubscribes([
    () => {
      window.removeEventListener('popstate', closeLayers)
    },
    () => {
      window.removeEventListener('click', followLater, true)
    },
  ])
}

/** How many layers the current entry is for. */
function countLayers(): number {
  const { layers } = (window.history.state ?? {}) as { readonly layers?: unknown }
  return typeof layers === 'number' ? layers : 0
}

function leaveClosedEntries(): void {
  const count = countLayers() - openLayers.length
  if (count > 0) goBack(count)
}

function goBack(count: number): void {
  if (goingBack !== null) return
  goingBack = new Promise<void>((resolve) => {
    window.addEventListener(
      'popstate',
      () => {
        resolve()
      },
      { once: true },
    )
    setTimeout(resolve, GO_BACK_LIMIT_MS)
  }).then(() => {
    goingBack = null
  })
  window.history.go(-count)
}
