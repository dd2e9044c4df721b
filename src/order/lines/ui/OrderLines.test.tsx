import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  getLine,
  getQuantity,
  getRemoveButton,
  pressEnter,
  readStored,
  readSummary,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { REMOVED_STAY_MS } from '#core/specification.ts'
import { changeItemQuantity } from '../state/basket-actions.ts'
import { createBestSeller, createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'

function getDecrease(screen: RenderResult, item: string): Locator {
  return screen.getByRole('button', { name: `Decrease ${item}` })
}

function getIncrease(screen: RenderResult, item: string): Locator {
  return screen.getByRole('button', { name: `Increase ${item}` })
}

describe('a line', () => {
  test.for([320, 1440])('says Remove Item in words, at %i px', async (width) => {
    await page.viewport(width, 740)
    const screen = await renderCheckout()
    const words = getRemoveButton(screen, 'Chicken Sandwich').getByText('Remove Item')
    expect(words.element().getBoundingClientRect().width).toBeGreaterThan(40)
  })

  test('changes sums and cart at once, by its stepper and by Remove Item [CHK-1] [CHK-2]', async () => {
    const screen = await renderCheckout()
    expect(readSummary(screen)).toEqual({
      Items: '3',
      Subtotal: 'AED 41.00',
      Savings: 'AED 9.00',
      Total: 'AED 32.00',
    })

    await getIncrease(screen, 'Chicken Sandwich').click()
    await expect.element(getQuantity(screen, 'Chicken Sandwich')).toHaveTextContent('3')
    expect(readSummary(screen)).toEqual({
      Items: '4',
      Subtotal: 'AED 59.00',
      Savings: 'AED 13.50',
      Total: 'AED 45.50',
    })
    await expect.element(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()

    await getRemoveButton(screen, 'Chicken Sandwich').click()
    await expect.element(getLine(screen, 'Chicken Sandwich')).not.toBeInTheDocument()
    expect(readSummary(screen)).toEqual({ Items: '1', Subtotal: 'AED 5.00', Total: 'AED 5.00' })
    await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect(readStored('basketItem')).toMatchObject({ totalQty: 1, totalPrice: 5 })
  })
})

describe('a removed line', () => {
  test('comes back to its place with its requests, within five seconds [CHK-1]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const session = { specialSelections: '{"burger":["no_pickles"]}' }
    const screen = await renderCheckout({ basket: { cola: 1, burger: 2, water: 1 }, session })
    const before = [readStored('basketItem'), readStored('specialSelections')]
    await clickNow(getRemoveButton(screen, 'Cheese Burger'))
    await expect.element(getLine(screen, 'Cheese Burger')).not.toBeInTheDocument()
    vi.advanceTimersByTime(REMOVED_STAY_MS - 1)
    await clickNow(screen.getByRole('button', { name: 'Undo' }))
    await expect.element(getDecrease(screen, 'Cheese Burger')).toHaveFocus()
    expect([readStored('basketItem'), readStored('specialSelections')]).toEqual(before)

    await clickNow(getRemoveButton(screen, 'Water'))
    await expect.element(screen.getByText('Water was removed').first()).toBeInTheDocument()
    vi.advanceTimersByTime(REMOVED_STAY_MS)
    await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('comes back when it was the only one, and joins pieces that were chosen since [CHK-1]', async () => {
    const screen = await renderCheckout({ basket: { cola: 2 } })
    await getRemoveButton(screen, 'Cola').click()
    await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
    changeItemQuantity('cola', 1)
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(getQuantity(screen, 'Cola')).toHaveTextContent('3')
  })

  test('comes back with the number and the hand-off of the order, when it was the only one [CHK-1]', async () => {
    const at = Date.now()
    const session = {
      orderRef: JSON.stringify({ ref: 'KR473', at, revision: 1 }),
      handOff: JSON.stringify({ at, ref: 'KR473', way: 'link' }),
    }
    const screen = await renderCheckout({ basket: { cola: 2 }, session })
    await getRemoveButton(screen, 'Cola').click()
    await expect.poll(() => readStored('orderRef')).toBeNull()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => readStored('orderRef')).toMatchObject({ ref: 'KR473' })
    expect(readStored('handOff')).toMatchObject({ ref: 'KR473' })
  })

  test('gives the focus to the next one, the last one to the heading [CHK-1]', async () => {
    const screen = await renderCheckout({ basket: { cola: 1, water: 1, burger: 1 } })
    await pressEnter(getDecrease(screen, 'Cola'))
    await expect.element(getLine(screen, 'Cola')).not.toBeInTheDocument()
    await expect.element(getDecrease(screen, 'Water')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getDecrease(screen, 'Cheese Burger')).toHaveFocus()
    await pressEnter(getRemoveButton(screen, 'Cheese Burger'))
    await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('at the end of several gives the focus to the one before', async () => {
    const screen = await renderCheckout({ basket: { cola: 1, water: 1 } })
    await pressEnter(getRemoveButton(screen, 'Water'))
    await expect.element(getDecrease(screen, 'Cola')).toHaveFocus()
  })
})

test('amounts of up to six figures are on one line at 320 px, in Arabic', async () => {
  await page.viewport(320, 640)
  const menu = [
    createBestSeller('sandwich', 2400, { name: { en: 'Chicken Sandwich', ar: 'ساندويش دجاج' } }),
    createItem('feast', { name: { en: 'Feast', ar: 'وليمة' }, price: toFils(999_999) }),
  ]
  const screen = await renderCheckout({ language: 'ar', menu, basket: { sandwich: 50, feast: 99 } })
  await expect.poll(() => screen.container.textContent).toContain('989999.01')
  const amounts = [...screen.container.querySelectorAll('bdi')].filter((each) => each.textContent.startsWith('AED'))
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts.filter((amount) => amount.getClientRects().length > 1).map((amount) => amount.textContent)).toEqual([])
  expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(320)
})
