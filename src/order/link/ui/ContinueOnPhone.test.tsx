import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { createExtras } from '#menu/domain/choices.ts'
import { createOption, createItem } from '#menu/domain/menu.fixtures.ts'

/** Opens the panel of a basket with so many items, on a computer. */
async function openPanel(itemCount: number): Promise<RenderResult> {
  await page.viewport(1280, 900)
  const ids = Array.from({ length: itemCount }, (_, i) => `item-${i}`)
  const basket = Object.fromEntries(ids.map((id) => [id, 1]))
  const screen = await renderCheckout({ menu: ids.map((id) => createItem(id)), basket })
  await clickNow(screen.getByText('Continue on your phone'))
  return screen
}

test('the code has at least 4 px a module and a quiet zone of 4 modules, up to 40 lines', async () => {
  const screen = await openPanel(40)
  const code = screen.getByRole('img', { name: 'Continue on your phone' })
  await expect.element(code).toBeVisible()
  await expect.element(screen.getByText(/^Scan with your phone’s camera/)).toBeVisible()
  const svg = code.element()
  const [left = 0, , modules = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(left).toBe(-4)
  expect(svg.getBoundingClientRect().width / modules).toBeGreaterThanOrEqual(4)
})

test('a basket whose extras make the link too long for a code moves by the link, too', async () => {
  await page.viewport(1280, 900)
  const ids = Array.from({ length: 40 }, (_, i) => `item-${i}`)
  const extras = Array.from({ length: 8 }, (_, i) => createOption(`extra-${i}`, 100))
  const lines = ids.map((id) => ({ id, qty: 1, requests: [], extras: extras.map((extra) => extra.id) }))
  const screen = await renderCheckout({
    menu: ids.map((id) => createItem(id, { choices: [createExtras(extras)] })),
    basket: Object.fromEntries(ids.map((id) => [id, 1])),
    session: { basketLines: JSON.stringify({ v: 1, lines }) },
  })
  await clickNow(screen.getByText('Continue on your phone'))
  await expect.element(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
})

test('a basket of more lines moves by a link, also where copying is refused', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await openPanel(41)
  const button = screen.getByRole('button', { name: 'Copy the link' })
  await expect.element(button).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Continue on your phone' })).not.toBeInTheDocument()
  await clickNow(button)
  const url = copied.mock.calls[0]?.[0] ?? ''
  expect(url).toMatch(/\/en\/o#1D[\dA-Z]+$/)
  await expect.element(screen.getByText('Link copied')).toBeVisible()
  copied.mockRejectedValue(new Error('denied'))
  await clickNow(button)
  await expect.element(screen.getByText(url)).toBeVisible()
})
