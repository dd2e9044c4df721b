import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { HoursList } from './HoursList.tsx'

const LINES = {
  ar: ['الأربعاء: من 1:30 ظهراً حتى 5:00 مساءً', '1 ديسمبر: من 12:00 ظهراً حتى 4:00 فجراً'],
  en: ['Wednesday: 1:30 pm to 5 pm and 6 pm to 4 am', '1 December: 12 noon to 4 am'],
}

test.each([LINES.en, LINES.en.slice(0, 1)])(
  'of several lines the first, which is today’s, is bold',
  async (...lines) => {
    const { container } = await renderPage(<HoursList lines={lines} />)
    const weights = [...container.querySelectorAll('p')].map((line) => getComputedStyle(line).fontWeight)
    expect(weights).toEqual(lines.length === 1 ? ['400'] : ['700', '400'])
  },
)

/** Words and figures that begin in one line and end in another. */
function findBroken(container: Element): readonly string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { data } = walker.currentNode as Text
    for (const word of data.matchAll(/[\d:]+|\p{L}+:?/gu)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, word.index)
      range.setEnd(walker.currentNode, word.index + word[0].length)
      if (range.getClientRects().length > 1) broken.push(word[0])
    }
  }
  return broken
}

// As wide as in the location's card on phones of 320 and 360 px.
for (const language of ['ar', 'en'] as const) {
  test.each([
    { inlineSize: 212, fontSize: '16px' },
    { inlineSize: 248, fontSize: '16px' },
    { inlineSize: 248, fontSize: '24px' },
  ])(`breaks no word of a list $inlineSize px wide at $fontSize, in ${language}`, async ({ inlineSize, fontSize }) => {
    document.documentElement.style.fontSize = fontSize
    const { container } = await renderPage(
      <div style={{ inlineSize }}>
        <HoursList lines={LINES[language]} />
      </div>,
      { language },
    )
    const broken = findBroken(container)
    document.documentElement.style.removeProperty('font-size')
    expect(broken).toEqual([])
  })
}
