import { describe, expect, test, vi } from 'vitest'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
} from '../../../tests/browser-mode/checkout-page.tsx'
import { createItem } from '../../domain/menu.fixtures.ts'
import type { MenuItem } from '../../domain/menu.ts'

const TOO_LONG = 'Your order is too long for a WhatsApp link. Copy it here, then paste it into the chat.'

/** A checkout with two of each of these items. */
function allOf(menu: readonly MenuItem[]) {
  return { menu, basket: Object.fromEntries(menu.map(({ id }) => [id, 2])) }
}

function createItems(count: number, name: (number: number) => string): readonly MenuItem[] {
  return Array.from({ length: count }, (_, at) => createItem(`item-${at}`, { name: { en: name(at), ar: '' } }))
}

describe('an order too long for a link', () => {
  const items = createItems(60, (number) => `Item ${number} ${'with everything '.repeat(4)}`.trim())

  test('is copied whole, and the link only announces it [K08] [MSG-5]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderCheckout({ ...allOf(items), session: { generalComment: 'no onion' } })
    fillDelivery()
    await expect.element(screen.getByText(TOO_LONG)).toBeVisible()
    await getCopyButton(screen).click()
    await expect.element(screen.getByText('The order was copied')).toBeVisible()
    const copied = writeText.mock.calls[0]?.[0] ?? ''
    expect(items.filter(({ name }) => !copied.includes(`2 × ${name.en}\n`))).toEqual([])
    expect(copied).toContain('Comment: no onion')
    expect(copied.split('\n').at(-1)).toBe('*Total:* AED 1200.00')
    expect(readMessage(screen)).not.toContain('Item 1 ')
    expect(readMessage(screen)).toContain('*Total:* AED 1200.00')
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })

  test('is selected as text where the clipboard refuses, and the text does not take the focus later [K08] [MSG-5]', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    const screen = await renderCheckout(allOf(items))
    fillDelivery()
    await getCopyButton(screen).click()
    const text = screen.getByRole('textbox', { name: /^We couldn’t copy it/ })
    await expect.element(text).toHaveAttribute('readonly')
    await expect.element(text).toHaveFocus()
    const area = text.element() as HTMLTextAreaElement
    expect(area.value.match(/2 × /g)).toHaveLength(60)
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length])

    // What is typed later stays in its own field, and the text follows.
    const name = screen.getByRole('textbox', { name: 'First name' })
    await name.fill('Salma')
    await expect.element(name).toHaveFocus()
    await expect.poll(() => area.value).toContain('Name: Salma')
    await getCopyButton(screen).click()
    await expect.element(text).toHaveFocus()
  })
})

test('an order too long for the full form is sent whole in the compact one, and is copied in full [MSG-5]', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const items = createItems(30, (number) => `Shawarma sandwich ${number}`)
  const screen = await renderCheckout(allOf(items))
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('*Total:* AED 600.00')
  await expect.element(screen.getByText(TOO_LONG)).not.toBeInTheDocument()
  const lines = readMessage(screen).split('\n')
  for (const { name } of items) expect(lines).toContain(`2 × ${name.en}, AED 20.00`)
  expect(readMessage(screen)).not.toContain('AED 10.00 each')
  await getCopyButton(screen).click()
  await expect.poll(() => writeText.mock.calls[0]?.[0]).toContain('AED 10.00 each')
})
