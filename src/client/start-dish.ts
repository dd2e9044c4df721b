import { readDocumentConfig } from '../browser/document-config.ts'
import { loadWholeMenu } from '../site/live/load-whole-menu.ts'

/** Fetches the dishes that the page of a dish lacks. */
export async function startDish(): Promise<readonly []> {
  await loadWholeMenu(readDocumentConfig().language)
  return []
}
