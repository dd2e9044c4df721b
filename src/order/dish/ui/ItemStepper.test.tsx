import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  CLOSED,
  CLOSED_HOURS,
  getDecrease,
  getIncrease,
  getStepper,
  HomePage,
  readQuantity,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { clickNow, focusOn } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { ItemStepper } from './ItemStepper.tsx'

test('steps an item up and down [MENU-7] [MENU-4]', async () => {
  const screen = await renderPage(<HomePage />, { session: storedBasket({ sandwich: 2, burger: 1 }) })
  await getIncrease(screen, 'Cola').click()
  await getIncrease(screen, 'Cola').click()
  await getDecrease(screen, 'Cola').click()
  expect(readQuantity(screen, 'Cola')).toBe('1')
  await expect.element(getIncrease(screen, 'Cola')).not.toHaveAttribute('title')
})

test('counts from 0 to 99 and no further, and says so [MENU-4]', async () => {
  const screen = await renderPage(<HomePage />)
  expect(readQuantity(screen, 'Cola')).toBe('0')
  await expect.element(getDecrease(screen, 'Cola')).toHaveAttribute('aria-disabled', 'true')
  await clickNow(getDecrease(screen, 'Cola'))
  expect(readQuantity(screen, 'Cola')).toBe('0')
  const increase = getIncrease(screen, 'Cola').element() as HTMLElement
  for (let click = 0; click < 104; click += 1) increase.click()
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('99')
  await expect.element(getIncrease(screen, 'Cola')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText('99 is the maximum for Cola')).toBeInTheDocument()
  await getDecrease(screen, 'Cola').click()
  expect(readQuantity(screen, 'Cola')).toBe('98')
})

test('ten taps within a second are announced once or twice, with the last number', async () => {
  const screen = await renderPage(<HomePage />)
  const announced: string[] = []
  const observer = new MutationObserver(() => {
    const text = screen.getByText(/^Cola: \d+$/u).query()?.textContent
    if (text !== undefined) announced.push(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const increase = getIncrease(screen, 'Cola').element() as HTMLElement
  for (let click = 0; click < 10; click += 1) increase.click()
  await expect.poll(() => announced.at(-1)).toBe('Cola: 10')
  observer.disconnect()
  expect(new Set(announced).size).toBeLessThanOrEqual(2)
})

test('says that an item has left the menu, and adds nothing', async () => {
  const screen = await renderPage(
    <>
      <HomePage />
      <LanguageProvider language="en">
        <ItemStepper item={createItem('gone', { name: { en: 'Gone', ar: 'ذهب' } })} />
      </LanguageProvider>
    </>,
  )
  await getIncrease(screen, 'Gone').click()
  await expect.element(screen.getByText('Gone is no longer available.')).toBeVisible()
  expect(readQuantity(screen, 'Gone')).toBe('0')
})

test('does nothing while closed, by click or key, and says why [MENU-7]', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderPage(<HomePage />, { closedHours: CLOSED_HOURS, session: storedBasket({ cola: 2 }) })
  const stepper = getStepper(screen, 'Cola')
  const toast = screen.getByRole('status').getByText('Closed · opens at 12 noon')
  await expect.element(toast).not.toBeInTheDocument()
  for (const button of stepper.getByRole('button').all()) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('title', 'Closed 4:00–12:00')
    await expect.element(button).toHaveAccessibleDescription('Closed 4:00–12:00')
    await clickNow(button)
    await expect.element(toast).toBeVisible()
    focusOn(button)
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(stepper.element().textContent).toBe('2')
  }
  expect(window.basket?.totalQty).toBe(2)
})
