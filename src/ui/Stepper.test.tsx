import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Stepper } from './Stepper.tsx'

const WORDS = { label: 'Quantity of Cola', increaseLabel: 'Increase Cola', decreaseLabel: 'Decrease Cola' }

test('steps by one in both directions', async () => {
  const onStep = vi.fn()
  const screen = await render(<Stepper {...WORDS} quantity={2} max={99} onStep={onStep} />)
  await screen.getByRole('button', { name: 'Increase Cola' }).click()
  await screen.getByRole('button', { name: 'Decrease Cola' }).click()
  expect(onStep.mock.calls).toEqual([[1], [-1]])
})

test('is disabled at the most, stays in reach of the keyboard, and passes the press on so that it can be said [B14]', async () => {
  const onStep = vi.fn()
  const screen = await render(<Stepper {...WORDS} quantity={99} max={99} onStep={onStep} />)
  const increase = screen.getByRole('button', { name: 'Increase Cola' })
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true')
  ;(increase.element() as HTMLElement).focus()
  expect(document.activeElement).toBe(increase.element())
  increase.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onStep.mock.calls).toEqual([[1]])
})

test('does not go below 0 [BSK-1]', async () => {
  const onStep = vi.fn()
  const screen = await render(<Stepper {...WORDS} quantity={0} max={99} onStep={onStep} />)
  const decrease = screen.getByRole('button', { name: 'Decrease Cola' })
  await expect.element(decrease).toHaveAttribute('aria-disabled', 'true')
  decrease.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onStep).not.toHaveBeenCalled()
})

test('says why it is blocked and does nothing [MENU-7]', async () => {
  const onStep = vi.fn()
  const screen = await render(
    <Stepper {...WORDS} quantity={1} max={99} disabledReason="Closed 4:00–12:00" onStep={onStep} />,
  )
  for (const name of ['Increase Cola', 'Decrease Cola']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('title', 'Closed 4:00–12:00')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  expect(onStep).not.toHaveBeenCalled()
})
