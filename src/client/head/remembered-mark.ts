import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { onLocalValueChange } from '#browser/storage/on-local-value-change.ts'
import { safeLocalStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS } from '#browser/storage/storage-keys.ts'

/** Marks the document for as long as the browser keeps the last order: style sheets show home's link to it. */
export function followRememberedOrder(): void {
  markRememberedOrder()
  onLocalValueChange(LOCAL_KEYS.remembered, markRememberedOrder)
}

function markRememberedOrder(): void {
  const attributes: DocumentDataset = document.documentElement.dataset
  if (safeLocalStorage.read(LOCAL_KEYS.remembered) === null) delete attributes.remembered
  else attributes.remembered = ''
}
