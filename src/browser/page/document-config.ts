import { attempt } from '#core/attempt.ts'
import type { DocumentDataset } from './document-attributes.ts'
import type { Language } from '#core/text/language.ts'

/** Data attributes that the server renders on `<html>`. */
export interface DocumentConfig {
  readonly language: Language
  /** Name of the page in the table of routes; '' on the error page. */
  readonly page: string
  /** `OpeningPlan`, as JSON. */
  readonly openingPlan: string
  /** Of the shop's document; '' on a page that was rendered without a menu. */
  readonly shopPath: string
  /** Refresh interval of the server's content, in ms. */
  readonly refreshMs: number
}

export function readDocumentConfig(): DocumentConfig {
  const { lang, dataset } = document.documentElement
  const attributes: DocumentDataset = dataset
  const { page = '', openingPlan = '{}', shopPath = '' } = attributes
  return {
    language: lang === 'en' ? 'en' : 'ar',
    page,
    openingPlan,
    shopPath,
    refreshMs: Number(attributes.refreshSeconds ?? '100') * 1000,
  }
}

/** How the page was loaded; undefined in a browser that does not say it. */
export function getNavigation(): PerformanceNavigationTiming | undefined {
  return attempt(() => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
}

/** Returns true if the page came from the browser's HTTP cache and may be stale. */
export function isPageFromCache(): boolean {
  const navigation = getNavigation()
  return navigation !== undefined && navigation.transferSize === 0 && navigation.decodedBodySize > 0
}
