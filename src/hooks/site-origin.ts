/** Reads the setting `SITE_ORIGIN` from `<html>`: 'https://example.com'; '' where it is missing. */
export function readSiteOrigin(): string {
  return document.documentElement.dataset['siteOrigin'] ?? ''
}
