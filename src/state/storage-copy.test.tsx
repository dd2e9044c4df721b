import { expect, test } from 'vitest'
import { renderPage } from '../../tests/browser-mode/render-page.tsx'
import { createItem } from '../domain/menu.fixtures.ts'
import { setMenu } from './menu-store.ts'

const basketOf = (qty: number): string => JSON.stringify({ items: [{ id: 'cola', qty }], totalQty: qty, totalPrice: 0 })

/** Leaves home with two colas, and returns what session storage had then. */
async function leaveHome(): Promise<string> {
  await renderPage(null, { session: { basketItem: basketOf(2) } })
  setMenu('1', [createItem('cola')])
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  return sessionStorage.getItem('basketItem') ?? ''
}

/** What another page leaves in local storage after it has changed the basket. */
function leaveOtherPage(values: Readonly<Record<string, string>>, tabId = sessionStorage.getItem('tabId')): void {
  localStorage.setItem('storageCopy', JSON.stringify({ tabId, ...values }))
}

function restoreHome(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('a page that is left copies the basket and the requests, and nothing typed [E05]', async () => {
  const basketItem = await leaveHome()
  const copied = JSON.parse(localStorage.getItem('storageCopy') ?? '{}') as Record<string, unknown>
  expect(Object.keys(copied)).toEqual([
    'tabId',
    'basketItem',
    'specialSelections',
    'basketLines',
    'basketWaiting',
    'basketUnknown',
  ])
  expect(copied['basketItem']).toBe(basketItem)
})

test.each([3, 0])('a restored page with outdated session storage has the %i that checkout left [E05]', async (qty) => {
  await leaveHome()
  leaveOtherPage({ basketItem: qty === 0 ? '{"items":[],"totalQty":0,"totalPrice":0}' : basketOf(qty) })
  restoreHome()
  await expect.poll(() => window.basket?.totalQty).toBe(qty)
  expect(JSON.parse(sessionStorage.getItem('basketItem') ?? '{}')).toMatchObject({ totalQty: qty })
})

test('session storage that another page has changed counts, not the copy [E05]', async () => {
  await leaveHome()
  sessionStorage.setItem('basketItem', basketOf(5))
  leaveOtherPage({ basketItem: basketOf(3) })
  restoreHome()
  await expect.poll(() => window.basket?.totalQty).toBe(5)
})

test('the copy of another tab changes nothing [E05]', async () => {
  await leaveHome()
  leaveOtherPage({ basketItem: basketOf(3) }, 'another')
  restoreHome()
  // A restored page reads what is stored in the same task.
  await Promise.resolve()
  expect(window.basket?.totalQty).toBe(2)
})
