import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HoursSentence } from './HoursSentence.tsx'

test('shows the hours from left to right inside Arabic, opening hour first [BAN-4]', async () => {
  document.documentElement.dir = 'rtl'
  const [before, after] = ['المطعم مغلق حالياً (\u2066', '\u2069).']
  const screen = await render(
    <p>
      <HoursSentence sentence={[before, after]} hours="4:00–12:00" />
    </p>,
  )
  const hours = screen.container.querySelector('bdi')
  const text = hours?.firstChild
  if (!text) throw new Error('the hours are not isolated')
  const edgeOf = (character: number): number => {
    const range = document.createRange()
    range.setStart(text, character)
    range.setEnd(text, character + 1)
    return range.getBoundingClientRect().left
  }
  expect(edgeOf(0)).toBeLessThan(edgeOf(9))
  expect(screen.container.textContent).toBe(`${before}4:00–12:00${after}`)
  document.documentElement.dir = 'ltr'
})
