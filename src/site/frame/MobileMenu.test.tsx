import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startClosingOnBack } from '#browser/page/close-on-back.ts'
import { languageNames } from '#i18n/language-names.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { SiteHeader } from './SiteHeader.tsx'

const main = document.createElement('main')
main.innerHTML = '<button>Behind the menu</button>'

beforeEach(async () => {
  await page.viewport(360, 740)
  document.body.append(main)
  onTestFinished(() => main.remove())
})

async function renderHeader(): Promise<void> {
  onTestFinished(startClosingOnBack())
  await render(<SiteHeader language="en" page="home" name="Lahab" />)
}

const button = () => page.getByRole('button', { name: getSiteMessages('en').nav.menuButton, exact: true })

const sheet = () => page.elementLocator(document.querySelector('#mobile-menu') ?? document.body)

/** Of the current entry of the history; undefined where nothing is open. */
const readLayers = (): unknown => (window.history.state as { layers?: unknown } | null)?.layers

async function openMenu(): Promise<void> {
  await button().click()
  await expect.element(sheet()).toBeVisible()
}

test('the button opens and closes the menu [NAV-8]', async () => {
  await renderHeader()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(sheet()).not.toBeVisible()
  await button().click()
  await expect.element(sheet()).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await button().click()
  await expect.element(sheet()).not.toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button()).toHaveFocus()
})

test('what lies behind the open menu can’t be reached [NAV-8]', async () => {
  await renderHeader()
  await openMenu()
  expect(main.inert).toBe(true)
  await button().click()
  await expect.poll(() => main.inert).toBe(false)
})

test('Escape closes the menu wherever the focus is, and returns it [NAV-8]', async () => {
  await renderHeader()
  const places = [
    () => button().element(),
    () => document.querySelector('header a'),
    () => document.querySelector('#mobile-menu a:last-child'),
    () => null,
  ]
  for (const place of places) {
    await openMenu()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const element = place()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeVisible()
    await expect.element(button()).toHaveFocus()
  }
})

test('a click on the overlay closes the menu and returns the focus [NAV-8]', async () => {
  await renderHeader()
  await openMenu()
  await userEvent.click(document.documentElement, { position: { x: 180, y: 700 }, force: true })
  await expect.element(sheet()).not.toBeVisible()
  await expect.element(button()).toHaveFocus()
})

test('a chosen link closes the menu [NAV-8]', async () => {
  await renderHeader()
  await openMenu()
  await sheet().getByRole('link', { name: 'Menu' }).click()
  await expect.element(sheet()).not.toBeVisible()
  await expect.poll(() => window.location.hash).toBe('#menu')
})

test('the language toggle closes the menu, even where the page stays [NAV-5] [NAV-8]', async () => {
  await renderHeader()
  await openMenu()
  // Another tab may take the link.
  const stay = (event: Event): void => event.preventDefault()
  document.addEventListener('click', stay)
  await page.getByRole('link', { name: languageNames.ar }).click()
  document.removeEventListener('click', stay)
  await expect.element(sheet()).not.toBeVisible()
})

test('a window that is wide enough has no menu button [NAV-8]', async () => {
  await page.viewport(1024, 768)
  await renderHeader()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Location' })).toBeVisible()
})

test('Back closes the menu, and a link is followed from the page’s own entry [R44]', async () => {
  await renderHeader()
  await openMenu()
  await expect.poll(readLayers).toBe(1)
  window.history.back()
  await expect.element(sheet()).not.toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await openMenu()
  await sheet().getByRole('link', { name: 'Menu' }).click()
  await expect.poll(() => window.location.hash).toBe('#menu')
  // The link's entry is in the place of the menu's.
  window.history.back()
  await expect.poll(() => window.location.hash).toBe('')
  expect(readLayers()).toBeUndefined()
})
