import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  fillDelivery,
  getLine,
  readMessage,
  readStored,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { clearCart, undoClearCart } from '../../checkout/state/clear-order.ts'

function getSwitch(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Group order' })
}

/** The field of a line, by the line's name. */
function getField(screen: RenderResult, line: string): Locator {
  return screen.getByRole('combobox', { name: `For whom? ${line}`, exact: true })
}

/** The people of the order link in the message, by line. */
function readLinkedPeople(screen: RenderResult): readonly (string | undefined)[] {
  const payload = /\/o#(\w+)/.exec(readMessage(screen))?.[1] ?? ''
  const decoded = decodeOrderLink(payload)
  return decoded.status === 'valid' ? decoded.link.lines.map(({ person }) => person) : []
}

test('nothing asks for whom a line is before the switch is on', async () => {
  const screen = await renderCheckout()
  await expect.element(getSwitch(screen)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByText('For whom?')).not.toBeInTheDocument()
  expect(JSON.stringify(readStored('basketLines'))).not.toContain('person')
  expect(sessionStorage.getItem('severalPeople')).toBeNull()
})

test('each line names its person, with what every person owes; the message is grouped', async () => {
  const screen = await renderCheckout({ basket: { sandwich: 2, cola: 1, water: 1 } })
  fillDelivery()
  await getSwitch(screen).click()
  await getField(screen, 'Cola').fill('سارة')
  await getField(screen, 'Water').fill(' Omar ')
  await userEvent.tab()
  await expect.element(getField(screen, 'Water')).toHaveValue('Omar')
  const sums = screen.getByRole('list', { name: 'Group order' }).getByRole('listitem')
  await expect.element(sums.nth(0)).toHaveTextContent('Without a name: AED 27.00')
  await expect.element(sums.nth(1)).toHaveTextContent('سارة: AED 5.00')
  await expect.element(sums.nth(2)).toHaveTextContent('Omar: AED 2.00')
  expect(readMessage(screen)).toMatch(
    /2 × Chicken Sandwich[^]*For \u2068سارة\u2069: AED 5.00\n1 × Cola[^]*For \u2068Omar\u2069: AED 2.00\n1 × Water/,
  )
  expect(readLinkedPeople(screen)).toEqual([undefined, 'سارة', 'Omar'])
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'sandwich' }, { id: 'cola' }, { id: 'water' }] })
})

test('off again, no name is in message or link; on again they are there, after a reload, too', async () => {
  const screen = await renderCheckout({ basket: { cola: 1 } })
  fillDelivery()
  await getSwitch(screen).click()
  await getField(screen, 'Cola').fill('Sara')
  await getSwitch(screen).click()
  await expect.element(screen.getByText('Sara: ')).not.toBeInTheDocument()
  expect(readMessage(screen)).not.toContain('For ')
  expect(readLinkedPeople(screen)).toEqual([undefined])
  const reloaded = await reloadCheckout()
  await expect.element(getSwitch(reloaded)).toHaveAttribute('aria-pressed', 'false')
  await getSwitch(reloaded).click()
  await expect.element(getField(reloaded, 'Cola')).toHaveValue('Sara')
  const again = await reloadCheckout()
  await expect.element(getSwitch(again)).toHaveAttribute('aria-pressed', 'true')
})

test('pieces of one dish go to two people and stay two lines', async () => {
  const screen = await renderCheckout({ basket: { cola: 2 } })
  await getSwitch(screen).click()
  await getField(screen, 'Cola').fill('Sara')
  await screen.getByRole('button', { name: 'One for someone else: Cola' }).click()
  const second = getField(screen, 'Cola, as it comes (2)')
  await expect.element(second).toHaveFocus()
  await expect.element(second).toHaveValue('')
  await userEvent.keyboard('Omar')
  const reloaded = await reloadCheckout()
  await expect.element(getLine(reloaded, 'Cola, as it comes (1)')).toBeVisible()
  await expect.element(getField(reloaded, 'Cola, as it comes (1)')).toHaveValue('Sara')
  await expect.element(getField(reloaded, 'Cola, as it comes (2)')).toHaveValue('Omar')
})

test('a field offers the names of the other lines, and takes no 31st', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `P${index}`)
  const lines = people.map((person) => ({ id: 'cola', qty: 1, requests: [], person }))
  const session = { severalPeople: '1', basketLines: JSON.stringify({ v: 1, lines }) }
  const screen = await renderCheckout({ basket: { cola: 30, water: 1 }, session })
  const field = getField(screen, 'Water')
  await field.fill('Sara')
  await expect.element(screen.getByText('One order takes up to 30 names.').first()).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(JSON.stringify(readStored('basketLines'))).not.toContain('Sara')
  await field.fill('P29')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  const options = page.elementLocator(field.element()).element().getAttribute('list')
  const offered = [...document.querySelectorAll<HTMLOptionElement>(`[id="${options}"] option`)]
  expect(offered.map(({ value }) => value)).toEqual(people)
})

test('Clear Cart takes names and switch along, and Undo brings them back', async () => {
  const screen = await renderCheckout({ basket: { cola: 1 } })
  await getSwitch(screen).click()
  await getField(screen, 'Cola').fill('Sara')
  clearCart('en')
  expect([sessionStorage.getItem('basketLines'), sessionStorage.getItem('severalPeople')]).toEqual([null, null])
  undoClearCart()
  await expect.element(getField(screen, 'Cola')).toHaveValue('Sara')
})
