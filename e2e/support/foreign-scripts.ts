import type { Page } from '@playwright/test'

/** What a browser's translation and its extensions do to the texts and elements of a page. */
export const FOREIGN_CHANGES = {
  /** As Chrome does: each text node makes room for an element. */
  'translates the page': () => {
    for (const text of listTexts()) {
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const inner = outer.appendChild(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'))
      inner.textContent = `~${text.data}`
      text.replaceWith(outer)
    }
  },
  'rewords the page': () => {
    for (const text of listTexts()) text.data = `~${text.data}`
  },
  'inserts elements': () => {
    for (const element of document.querySelectorAll('astro-island, astro-island :not(svg, svg *)')) {
      element.prepend(document.createElement('div'))
    }
  },
} as const

function listTexts(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('script, style, noscript'))
}

/** Changes each page once it is parsed, before its scripts run. */
export async function changeBeforeScripts(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`
    ${listTexts.toString()}
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change.toString()})()
    })`)
}

/** Changes the page as it is now. */
export async function changePage(page: Page, change: () => void): Promise<void> {
  await page.evaluate(`(() => { ${listTexts.toString()}; (${change.toString()})() })()`)
}
