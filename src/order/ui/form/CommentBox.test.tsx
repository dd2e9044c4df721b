import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import {
  fillDelivery,
  readMessage,
  reloadCheckout,
  renderCheckout,
} from '../../../../tests/browser-mode/checkout-page.tsx'

const FAMILY = '👨‍👩‍👧‍👦'
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

test('a comment takes 150 characters, and politely says when it is full [CMT-1] [K10]', async () => {
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

test('a pasted text is cut at 150 characters [CMT-1] [K10]', async () => {
  const screen = await renderCheckout()
  await toggle(screen)
  await getComment(screen).fill('شاورما '.repeat(1_500))
  await expect.element(getComment(screen)).toHaveValue('شاورما '.repeat(22).slice(0, 150))
  await expect.element(screen.getByText('150/150')).toBeVisible()
})

test.each([
  ['an emoji that just fits', `${'a'.repeat(149)}😀b`, `${'a'.repeat(149)}😀`],
  ['a family that does not fit', `${'a'.repeat(147)}${FAMILY}`, 'a'.repeat(147)],
  ['half an emoji', 'half \ud83d', 'half '],
])('the WhatsApp link stays valid for a comment that ends with %s [K09]', async (_, typed, kept) => {
  const screen = await renderCheckout()
  fillDelivery()
  await toggle(screen)
  typeText(getComment(screen), typed)
  await expect.element(getComment(screen)).toHaveValue(kept)
  await expect.poll(() => readMessage(screen)).toContain(`Comment: ${kept.trim()}\n`)
})

/** As typing does, but for text that no driver can send: half an emoji. */
function typeText(field: Locator, text: string): void {
  const area = field.element() as HTMLTextAreaElement
  area.focus()
  area.setRangeText(text)
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('a comment can neither format the message nor add a line to it, and keeps its own characters [K11] [K12]', async () => {
  const screen = await renderCheckout()
  fillDelivery()
  await toggle(screen)
  await getComment(screen).fill('*Total* 1 AED\na&text=b #1 %0A 50% c+d ?x=1 \\ "q" <i>')
  await expect.element(getComment(screen)).toHaveValue('*Total* 1 AED\na&text=b #1 %0A 50% c+d ?x=1 \\ "q" <i>')
  await expect.poll(() => readMessage(screen)).toContain('Comment: ')
  const lines = readMessage(screen).split('\n')
  expect(lines).toContain('Comment: Total 1 AED / a&text=b #1 %0A 50% c+d ?x=1 \\ "q" <i>')
  expect(lines.filter((line) => line.includes('Total:'))).toEqual(['*Total:* AED 32.00'])
})
