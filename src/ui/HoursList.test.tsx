import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { HoursList } from './HoursList.tsx'

/** As wide as in the location's card on a phone of 360 px. */
const NARROW = 212

test('breaks no word and no clock time of a narrow list', async () => {
  const lines = ['Wednesday: 1:30 pm to 5 pm and 6 pm to 4 am', '1 December: 12 noon to 4 am']
  const { container } = await renderPage(
    <div style={{ inlineSize: NARROW }}>
      <HoursList lines={lines} />
    </div>,
    { language: 'en' },
  )
  const broken: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { data } = walker.currentNode as Text
    for (const word of data.matchAll(/\d+(:\d+)?[ \u00a0](am|pm|noon)|\p{L}+:?/gu)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, word.index)
      range.setEnd(walker.currentNode, word.index + word[0].length)
      if (range.getClientRects().length > 1) broken.push(word[0])
    }
  }
  expect(broken).toEqual([])
  expect(container.textContent).toContain('Wednesday')
})
