import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './Field.tsx'

const NAME = {
  id: 'first-name',
  label: 'First name',
  autoComplete: 'given-name',
  maxLength: 400,
  onChange: () => undefined,
}

test('takes the direction of what is typed, and of the page while empty [APP-7]', async () => {
  const screen = await render(<Field {...NAME} value="" error={undefined} />)
  const field = screen.getByRole('textbox', { name: 'First name' })
  await expect.element(field).not.toHaveAttribute('dir')
  await screen.rerender(<Field {...NAME} value="سارة" error={undefined} />)
  await expect.element(field).toHaveAttribute('dir', 'auto')
})
