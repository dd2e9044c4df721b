/** What the server wrote on `<html>` for the browser to know before any island is awake. */
export interface PageFacts {
  /** The setting `CLOSED_HOURS` as written. */
  readonly closedHours: string
  /** How often an open page asks for a newer menu, in ms. */
  readonly refreshMs: number
}

export function pageFacts(): PageFacts {
  const { closedHours = 'off', refreshSeconds = '60' } = document.documentElement.dataset
  return { closedHours, refreshMs: Number(refreshSeconds) * 1000 }
}
