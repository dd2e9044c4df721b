import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'

test('a radio button that its label draws has the focus ring around the label', async () => {
  const options = [{ value: 'cash', label: 'Cash' }]
  const screen = await renderPage(
    <ChoiceChips legend="Payment" name="payment" options={options} value={null} onChange={() => undefined} />,
  )
  const label = screen.getByText('Cash').element()
  expect(getComputedStyle(label).outlineStyle).toBe('none')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio').element())
  expect(getComputedStyle(label).outlineStyle).toBe('solid')
})
