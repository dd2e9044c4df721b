import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HoursSentence } from './HoursSentence.tsx'

test('shows the hours from left to right inside Arabic, opening hour first [BAN-4]', async () => {
  document.documentElement.dir = 'rtl'
  const text = 'المطعم مغلق الآن (\u20664:00–12:00\u2069).'
  const screen = await render(
    <p>
      <HoursSentence text={text} />
    </p>,
  )
  const hours = screen.container.querySelector('bdi')
  const shown = hours?.firstChild
  if (!shown) throw new Error('the hours are not isolated')
  const edgeOf = (character: number): number => {
    const range = document.createRange()
    range.setStart(shown, character)
    range.setEnd(shown, character + 1)
    return range.getBoundingClientRect().left
  }
  expect(edgeOf(0)).toBeLessThan(edgeOf(9))
  expect(screen.container.textContent).toBe(text)
  document.documentElement.dir = 'ltr'
})

test('keeps each of several hours in one line however narrow it is', async () => {
  const screen = await render(
    <p style={{ inlineSize: '1px' }}>
      <HoursSentence text="Friday: 13:30–17:00, 18:00–4:00. Last orders at 3:30." />
    </p>,
  )
  const hours = [...screen.container.querySelectorAll('bdi')]
  expect(hours.map((range) => range.textContent)).toEqual(['13:30–17:00', '18:00–4:00'])
  expect(hours.map((range) => range.getClientRects().length)).toEqual([1, 1])
})

test.each([
  ['من \u206612:00\u2069 ظهراً حتى \u20662:00\u2069 بعد منتصف الليل', '\u20662:00\u2069\u00a0بعد منتصف الليل'],
  ['من \u206612:00\u2069 منتصف الليل حتى \u20664:00\u2069 فجراً', '\u206612:00\u2069\u00a0منتصف الليل'],
])('keeps a time and its part of the day in one line: %s', async (text, time) => {
  for (const inlineSize of ['160px', '200px', '240px']) {
    const screen = await render(
      <p dir="rtl" style={{ inlineSize }}>
        <HoursSentence text={text} />
      </p>,
    )
    const shown = screen.container.querySelector('bdi')
    expect(shown?.textContent).toBe(time)
    const range = document.createRange()
    if (shown) range.selectNodeContents(shown)
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
    await screen.unmount()
  }
})
