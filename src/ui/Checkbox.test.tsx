import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { Checkbox } from './Checkbox.tsx'

test('a ticked box prints its tick as dark as the words: its ground is not printed', async () => {
  const screen = await renderPage(<Checkbox label="Bring it to my car" isChecked onChange={() => undefined} />)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const box = screen.container.querySelector('svg') ?? document.body
  const { stroke } = getComputedStyle(box)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  expect(stroke).toBe('rgb(28, 19, 16)')
})

test('the focus ring is around the box, and covers no line below its words', async () => {
  const screen = await renderPage(<Checkbox label="Remember me" isChecked={false} onChange={() => undefined} />)
  const box = screen.container.querySelector('svg') ?? document.body
  expect(getComputedStyle(box).outlineStyle).toBe('none')
  await userEvent.tab()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(box)
  expect(outlineStyle).toBe('solid')
  const ringEnd =
    box.getBoundingClientRect().bottom + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(ringEnd).toBeLessThanOrEqual(screen.getByText('Remember me').element().getBoundingClientRect().bottom)
})
