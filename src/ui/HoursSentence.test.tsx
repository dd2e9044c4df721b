import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HoursSentence } from './HoursSentence.tsx'

test('shows the hours from left to right inside Arabic, opening hour first [BAN-4]', async () => {
  document.documentElement.dir = 'rtl'
  const sentence = 'نحن مغلقون حالياً (\u20664:00–12:00\u2069).'
  const screen = await render(
    <p>
      <HoursSentence sentence={sentence} hours="4:00–12:00" />
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
  expect(screen.container.textContent).toBe(sentence)
  document.documentElement.dir = 'ltr'
})

test('leaves a sentence without hours as it is', async () => {
  const screen = await render(<HoursSentence sentence="Open" hours="" />)
  expect(screen.container.textContent).toBe('Open')
})
