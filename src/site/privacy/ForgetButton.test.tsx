import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { ForgetButton } from './ForgetButton.tsx'

const BASKET = '{"items":[{"id":"cola","qty":2}]}'

test('removes what outlives the visit, says so, and leaves the basket', async () => {
  const screen = await renderPage(<ForgetButton label="Forget" doneText="Forgotten." />, {
    page: 'privacy',
    session: { [SESSION_KEYS.basket]: BASKET, [SESSION_KEYS.rememberTicked]: '1' },
  })
  for (const key of Object.values(LOCAL_KEYS)) localStorage.setItem(key, 'en')
  await expect.element(screen.getByText('Forgotten.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Forget' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Forgotten.')
  expect(localStorage.length).toBe(0)
  expect(Object.entries(sessionStorage)).toEqual([[SESSION_KEYS.basket, BASKET]])
})
