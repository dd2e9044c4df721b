/** What the server wrote on `<html>` for the browser to know before any island is awake. */
export interface DocumentConfig {
  /** The setting `CLOSED_HOURS` as written. */
  readonly closedHours: string
  /** How often an open page asks for a newer menu, in ms. */
  readonly refreshMs: number
}

export function readDocumentConfig(): DocumentConfig {
  const { closedHours = 'off', refreshSeconds = '60' } = document.documentElement.dataset
  return { closedHours, refreshMs: Number(refreshSeconds) * 1000 }
}

/** Whether this page came out of the browser's own cache, where it may be older than what the server would send. */
export function isPageFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.transferSize === 0 && navigation.decodedBodySize > 0
}
