import type { DocumentDataset } from '../browser/document-attributes.ts'

/** The event of a client start that failed because a script could not be loaded. */
export const START_FAILED_EVENT = 'client-start-failed'
const STARTED_EVENT = 'client-started'

/** Lets the islands hydrate: the stores have started, or failed to start. */
export function markClientStarted(): void {
  const attributes: DocumentDataset = document.documentElement.dataset
  attributes.started = ''
  window.dispatchEvent(new Event(STARTED_EVENT))
}

/** Calls back once the stores have started: at once, or when they do. */
export function onClientStarted(callback: () => void): void {
  const { started }: DocumentDataset = document.documentElement.dataset
  if (started !== undefined) callback()
  else window.addEventListener(STARTED_EVENT, callback, { once: true })
}
