/** What the server wrote on `<html>` for the scripts of the page. */
export interface DocumentConfig {
  readonly language: 'ar' | 'en'
  /** The page's name in the table of routes; '' on a page that is not in it. */
  readonly page: string
  /** The setting `CLOSED_HOURS`: 'HH:MM-HH:MM' or 'off'. */
  readonly closedHours: string
  /** How often the server refreshes its content, in ms. */
  readonly refreshMs: number
}

export function readDocumentConfig(): DocumentConfig {
  const { lang, dataset } = document.documentElement
  const { page = '', closedHours = 'off', refreshSeconds = '60' } = dataset
  return { language: lang === 'en' ? 'en' : 'ar', page, closedHours, refreshMs: Number(refreshSeconds) * 1000 }
}

/** Whether this page came from the browser's HTTP cache: it may be older than what the server would send. */
export function isPageFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.transferSize === 0 && navigation.decodedBodySize > 0
}
