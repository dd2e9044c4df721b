import type { DocumentDataset } from './document-attributes.ts'

/** Reads the setting `SITE_ORIGIN` from `<html>`: 'https://example.com'; '' where it is missing. */
export function readSiteOrigin(): string {
  const { siteOrigin = '' }: DocumentDataset = document.documentElement.dataset
  return siteOrigin
}
