import { readDocumentConfig } from '../browser/document-config.ts'
import { loadWholeMenu } from '../site/live/load-whole-menu.ts'
import { prefetchCheckout } from './prefetch-checkout.ts'

/** Fetches the dishes that the page of a dish lacks. Returns the functions that stop it. */
export async function startDish(): Promise<readonly (() => void)[]> {
  await loadWholeMenu(readDocumentConfig().language)
  return [prefetchCheckout()]
}
