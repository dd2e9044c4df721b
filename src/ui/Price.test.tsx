import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from './Price.tsx'

test('says was and now to those who can not see the strike [MENU-5]', async () => {
  const before = { amount: 'AED 18.00', was: 'was', now: 'now' }
  const screen = await render(<Price amount="AED 13.50" originalPrice={before} />)
  expect(screen.container.textContent).toBe('was AED 18.00 now AED 13.50')
  expect(screen.container.querySelector('s')?.textContent).toBe('was AED 18.00')
})
