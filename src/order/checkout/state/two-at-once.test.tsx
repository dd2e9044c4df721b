import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readStored } from '#tests/browser-mode/checkout-page.tsx'
import { holdFetches, settle } from '#tests/browser-mode/held-fetches.ts'
import { storedBasket } from '#tests/browser-mode/home-page.tsx'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import { createSteps, runSteps } from '#tests/browser-mode/tab-steps.ts'
import { createBrowser } from '#tests/browser-mode/tabs.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { menuStore, setMenu } from '#menu/state/menu-store.ts'

const COLA = createItem('cola', { category: 'Beverages' })
const BURGER = createItem('burger', { category: 'Beef Burgers' })
const OLD_MENU = [COLA]
const NEW_MENU = [COLA, BURGER]

/** Opens a page with the old menu, as it came from the server, and lets it start. */
async function openOldPage(session: Readonly<Record<string, string>>): Promise<void> {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00+04:00') })
  await renderPage(null, { menu: OLD_MENU, session })
  // The module that fetches is loaded by the first fetch.
  await import('#site/live/live-refresh.ts')
}

function leavePage(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
}

/** What a page with the new menu stores when two burgers are added to a cola. */
const STORED_ON_NEW_PAGE = {
  ...storedBasket({ cola: 1, burger: 2 }),
  specialSelections: '{"burger":["no_pickles"]}',
}

/** Comes back to the page, where another page of the tab has stored a basket, after a minute. */
async function goBack(stored: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await settle()
}

test('Back to a page with an older menu, which is being fetched: a new dish is kept', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  // The page asks because its menu is old, and because of the dish: that is one fetch.
  expect(fetches).toHaveLength(1)
  expect(window.basket?.items).toMatchObject([{ id: 'cola', qty: 1 }])
  await fetches[0]?.answer('2', NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 1 },
    { id: 'burger', qty: 2 },
  ])
  expect(readStored('basketItem')).toMatchObject({ totalQty: 3 })
  expect(readStored('specialSelections')).toEqual({ burger: ['no_pickles'] })
  expect(sessionStorage.getItem('basketUnknown')).toBeNull()
})

test('Back to a page with an older menu, offline: the next page has the new dish', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  await fetches[0]?.fail()
  changeItemQuantity('cola', 1)
  await reloadPage(null)
  setMenu(NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 2 },
    { id: 'burger', qty: 2 },
  ])
})

test('a page that the browser loads with an older menu keeps a new dish, too', async () => {
  const fetches = holdFetches()
  await openOldPage(STORED_ON_NEW_PAGE)
  await settle()
  await fetches[0]?.answer('2', NEW_MENU)
  expect(window.basket?.totalQty).toBe(3)
})

test('a menu that was asked for before the page was left says nothing about what was chosen since', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  vi.advanceTimersByTime(48_000)
  await settle()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await fetches[0]?.answer('1', OLD_MENU)
  await fetches[1]?.answer('2', NEW_MENU)
  expect(window.basket?.totalQty).toBe(3)
})

test('a dish that no menu has is dropped once the menu is fetched, and the number ends with the last one', async () => {
  const orderRef = JSON.stringify({ ref: 'KR473', at: Date.parse('2026-11-21T19:59:00+04:00'), revision: 1 })
  const fetches = holdFetches()
  await openOldPage({ ...storedBasket({ burger: 2 }), orderRef })
  leavePage()
  await goBack({})
  expect(sessionStorage.getItem('orderRef')).toBe(orderRef)
  await fetches.at(-1)?.answer('3', OLD_MENU)
  expect(sessionStorage.getItem('basketUnknown')).toBeNull()
  expect(sessionStorage.getItem('orderRef')).toBeNull()
  expect(readStored('basketNotes')).toMatchObject({ dropped: 1 })
})

test('a tap while the menu is fetched after Back is kept', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  changeItemQuantity('cola', 1)
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'cola', qty: 2 }] })
  await fetches[0]?.answer('2', NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 2 },
    { id: 'burger', qty: 2 },
  ])
})

test('a fetch that is never answered is given up after ten seconds, and the next round asks again', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  vi.advanceTimersByTime(48_000)
  await settle()
  vi.advanceTimersByTime(9999)
  expect(fetches[0]?.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(fetches[0]?.signal?.aborted).toBe(true)
  vi.advanceTimersByTime(48_000)
  await settle()
  expect(fetches).toHaveLength(2)
  await fetches[1]?.answer('2', NEW_MENU)
  expect(menuStore.getState().menu).toEqual(NEW_MENU)
})

test('a tab that was duplicated keeps its basket after Back, whatever the copy has chosen', async () => {
  const menu = { version: '1', menu: OLD_MENU }
  const browser = createBrowser(() => menu)
  const tab = await browser.openTab()
  tab.getPage().changeItemQuantity('cola', 1)
  const copy = await tab.duplicate(menu)
  await tab.leaveSite()
  copy.getPage().changeItemQuantity('cola', 1)
  await copy.open(menu)
  await tab.goBack()
  expect(tab.readBasket()).toEqual({ cola: 1 })
  expect(copy.readBasket()).toEqual({ cola: 2 })
})

test('the language is switched while the menu is fetched: the page that is left gives it up, Back asks again [APP-5]', async () => {
  const server = { menu: { version: '1', menu: OLD_MENU } }
  const browser = createBrowser(() => server.menu)
  const tab = await browser.openTab()
  tab.getPage().changeItemQuantity('cola', 1)
  await browser.wait(60_000)
  server.menu = { version: '2', menu: NEW_MENU }
  await tab.open(server.menu)
  tab.getPage().changeItemQuantity('burger', 1)
  await tab.goBack()
  await tab.answerFetches('answer')
  expect(tab.readBasket()).toEqual({ cola: 1, burger: 1 })
})

test('nothing that was chosen is lost, in whatever order taps, edits, pages and time come', async () => {
  const steps = createSteps({ 'publish a dish': 3, 'withdraw a dish': 1, 'open the first page again': 1 })
  await fc.assert(fc.asyncProperty(steps, runSteps), { numRuns: 25 })
})

test('two tabs share no basket, in whatever order things happen', async () => {
  const steps = createSteps({ 'duplicate the tab': 2, 'switch tabs': 2, 'leave the site': 1 })
  await fc.assert(fc.asyncProperty(steps, runSteps), { numRuns: 25 })
})
