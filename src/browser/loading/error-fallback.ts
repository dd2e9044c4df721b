import type { DocumentDataset } from '../page/document-attributes.ts'

/** Shows the note with the other ways to order, which every page holds for failed scripts. */
export function showErrorFallback(): void {
  const attributes: DocumentDataset = document.documentElement.dataset
  attributes.broken = ''
}
