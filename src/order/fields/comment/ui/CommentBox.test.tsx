import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import { reloadCheckout, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
const FULL = '150/150: that’s the limit'

function getComment(screen: RenderResult): Locator {
  return screen.getByRole('textbox', { name: 'Anything the kitchen should know' })
}

async function toggle(screen: RenderResult): Promise<void> {
  await screen.getByText('Comment').click()
}

test('the comment opens and closes, is counted, and is kept over a reload [CMT-1] [PER-1]', async () => {
  const screen = await renderCheckout()
  await expect.element(getComment(screen)).not.toBeInTheDocument()
  await toggle(screen)
  await expect.element(screen.getByText('0/150')).toBeVisible()
  await getComment(screen).fill('بدون بصل 😀')
  await expect.element(screen.getByText('10/150')).toBeVisible()
  expect(sessionStorage.getItem('generalComment')).toBe('بدون بصل 😀')
  await toggle(screen)
  await expect.element(getComment(screen)).not.toBeInTheDocument()

  const reloaded = await reloadCheckout()
  await toggle(reloaded)
  await expect.element(getComment(reloaded)).toHaveValue('بدون بصل 😀')
})

test('a comment takes 150 characters, and politely says when it is full [CMT-1]', async () => {
  const screen = await renderCheckout()
  await toggle(screen)
  await getComment(screen).fill('a'.repeat(149))
  await expect.element(screen.getByText('149/150')).toBeVisible()
  await expect.element(screen.getByText(FULL)).not.toBeInTheDocument()
  await userEvent.keyboard('bc')
  await expect.element(getComment(screen)).toHaveValue(`${'a'.repeat(149)}b`)
  await expect.element(screen.getByText('150/150')).toBeVisible()
  await expect.poll(() => screen.getByText(FULL).query()?.ariaLive).toBe('polite')
})

test('the last row of the special requests opens the comment and moves the focus into it', async () => {
  const screen = await renderCheckout()
  await screen.getByText('Special Request').first().click()
  await screen.getByText('Anything else? Write a note').first().click()
  await expect.element(getComment(screen)).toHaveFocus()
})
