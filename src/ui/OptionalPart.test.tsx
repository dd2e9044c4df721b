import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { OptionalPart } from './OptionalPart.tsx'

function Broken(): ReactNode {
  throw new Error('broken for a test')
}

test('a part that throws is missing alone, and its page is told [R46]', async () => {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onError = vi.fn<() => void>()
  const screen = await render(
    <>
      <p>Menu</p>
      <OptionalPart onError={onError}>
        <p>Part</p>
        <Broken />
      </OptionalPart>
    </>,
  )
  await expect.element(screen.getByText('Menu')).toBeVisible()
  expect(screen.getByText('Part').elements()).toEqual([])
  expect(onError).toHaveBeenCalledOnce()
})

test('a part that throws is replaced by what is given for it [R46]', async () => {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const screen = await render(
    <OptionalPart fallback={<p>Card</p>}>
      <Broken />
    </OptionalPart>,
  )
  await expect.element(screen.getByText('Card')).toBeVisible()
})
