import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT_ATTRIBUTES } from '#browser/page/document-attributes.ts'

/** A selector of <html> itself, or of an ancestor that a CSS module does not own. */
const ROOT_SELECTOR = /(?::root|html|:global\()(?:\[[^\]]*\]|:not\(\[[^\]]*\]\)|:root|html)*/g

test('style sheets name only attributes of <html> that are in the table', () => {
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const selectors = sheets.flatMap((sheet) => sheet.match(ROOT_SELECTOR) ?? [])
  const named = new Set(selectors.flatMap((selector) => selector.match(/(?<=\[)data-[a-z-]+/g) ?? []))
  // The others are only used by scripts.
  const {
    schedule: _schedule,
    shopInfo: _shopInfo,
    menuPath: _menuPath,
    orderOptions: _orderOptions,
    refreshSeconds: _seconds,
    siteOrigin: _origin,
    countsEvents: _counts,
    ...styled
  } = DOCUMENT_ATTRIBUTES
  expect([...named].toSorted()).toEqual(Object.values(styled).toSorted())
})
