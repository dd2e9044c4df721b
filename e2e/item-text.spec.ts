import { expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'

// The whole sample menu, as in production, on one site for both languages.
test.describe.configure({ mode: 'default' })
test.use({ content: 'sample', viewport: { width: 360, height: 740 } })

/** Texts of the dishes' cards that are cut, or in which a line ends between a figure and its unit. */
function listDamagedTexts(): readonly string[] {
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
  const isParted = (element: Element): boolean => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const text = node?.textContent ?? ''
    return [...text.matchAll(/[\d٠-٩½][\d٠-٩.,٫]*\s?\p{L}+/gu)].some(({ 0: figure, index }) => {
      const range = document.createRange()
      if (node === null) return false
      range.setStart(node, index)
      range.setEnd(node, index + figure.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  }
  const texts = [...document.querySelectorAll('[data-item] h4 a, [data-item] p')]
  if (texts.length < 100) throw new Error(`only ${texts.length} texts`)
  return texts.filter((text) => isCut(text) || isParted(text)).map(({ textContent }) => textContent)
}

for (const { language, home } of LANGUAGES) {
  test(`no text of a dish is cut or parts a figure from its unit, in ${language}`, async ({ page }) => {
    // An anchor lays out the whole menu.
    await gotoHydrated(page, `${home}#menu`)
    expect(await page.evaluate(listDamagedTexts)).toEqual([])
  })
}
