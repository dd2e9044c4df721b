import { NEVER_OPEN_PLAN } from '#shop/domain/opening-plan.ts'
import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { setField } from '../../form/state/form-actions.ts'

const REMEMBERED = {
  v: 1,
  at: Date.parse('2026-11-20T20:00:00+04:00'),
  name: 'Sara',
  method: 'delivery',
  address: 'Villa 7, Al Barsha 1',
  basket: '1D09CF7EES08035GY',
}

function getBox(screen: RenderResult): Locator {
  return screen.getByRole('checkbox', { name: 'Remember me on this device' })
}

function getUse(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Use these details' })
}

function readRemembered(): unknown {
  return JSON.parse(localStorage.getItem('remembered') ?? 'null')
}

/** Opens checkout in a browser that keeps an order. */
async function renderReturning(options: Parameters<typeof renderCheckout>[0] = {}): Promise<RenderResult> {
  localStorage.setItem('remembered', JSON.stringify(REMEMBERED))
  return await renderCheckout(options)
}

/** Opens checkout in another tab, where the same dishes were chosen. */
async function openNewTab(): Promise<RenderResult> {
  const { basketItem } = sessionStorage
  sessionStorage.clear()
  sessionStorage.setItem('basketItem', String(basketItem))
  return await reloadCheckout()
}

/** The name of the person and the address in the form. */
function readFields(screen: RenderResult): readonly unknown[] {
  return ['First name', 'Address'].map((name) => {
    const field = screen.getByRole('textbox', { name }).element()
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null
  })
}

describe('without the tick', () => {
  test('nothing is kept of an order that leaves by link or by copy', async () => {
    recordFollowedLinks()
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderCheckout()
    fillDelivery()
    await expect.element(getBox(screen)).not.toBeChecked()
    await getWhatsAppLink(screen).click()
    await getCopyButton(screen).click()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('after a tick that was taken back nothing is kept either', async () => {
    recordFollowedLinks()
    const screen = await renderCheckout()
    fillDelivery()
    await getBox(screen).click()
    await getBox(screen).click()
    await getWhatsAppLink(screen).click()
    expect([localStorage.length, sessionStorage.getItem('rememberTicked')]).toEqual([0, null])
  })
})

test('the last order that was ordered again fills the form at once, and only once [GU09]', async () => {
  const screen = await renderReturning({ session: { sameAsLastTime: '1' } })
  expect(readFields(screen)).toEqual(['Sara', 'Villa 7, Al Barsha 1'])
  await expect.element(getUse(screen)).not.toBeInTheDocument()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  await expect.element(getUse(await openNewTab())).toBeVisible()
})

describe('ticked', () => {
  test.each([
    ['link', getWhatsAppLink],
    ['copy', getCopyButton],
  ] as const)(
    'an order that leaves by %s is offered in a new tab, and fills the form when asked',
    async (_, getWay) => {
      recordFollowedLinks()
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const first = await renderCheckout({ session: { generalComment: 'The bell is broken' } })
      fillDelivery()
      await getBox(first).click()
      expect(localStorage.length, 'before the order leaves').toBe(0)
      await getWay(first).click()
      expect(Object.keys(localStorage)).toEqual(['remembered'])
      expect(JSON.stringify(readRemembered())).not.toContain('bell')

      const screen = await openNewTab()
      await expect.element(screen.getByText('Sara · delivery to Villa 7, Al Barsha 1')).toBeVisible()
      await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument()
      expect(sessionStorage.getItem('orderForm'), 'nothing is filled in by itself').toBeNull()
      await getUse(screen).click()
      expect(readFields(screen)).toEqual(['Sara', 'Villa 7, Al Barsha 1'])
      await expect.element(screen.getByRole('radio', { name: 'Delivery' })).toHaveFocus()
      await expect.element(getUse(screen)).not.toBeInTheDocument()
      await expect.element(getBox(screen)).toBeChecked()
      await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
    },
  )

  test('the tick is still there when the customer is back from the menu', async () => {
    const screen = await renderCheckout()
    fillDelivery()
    await getBox(screen).click()
    await expect.element(getBox(await reloadCheckout())).toBeChecked()
  })

  test('what is kept follows each order that leaves', async () => {
    recordFollowedLinks()
    const screen = await renderReturning()
    await getMethod(screen, 'Pickup').click()
    await screen.getByRole('textbox', { name: 'First name' }).fill('Omar')
    await getWhatsAppLink(screen).click()
    expect(readRemembered()).toMatchObject({ name: 'Omar', method: 'pickup', address: '' })
  })

  test('an order is sent all the same where nothing can be kept, and the page says so', async () => {
    const followed = recordFollowedLinks()
    const screen = await renderCheckout()
    fillDelivery()
    await getBox(screen).click()
    const setItem = sessionStorage.setItem.bind(sessionStorage)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key === 'remembered') throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    })
    await getWhatsAppLink(screen).click()
    expect(followed).toHaveLength(1)
    const refused = screen.getByText('We couldn’t save your details on this device.')
    await expect.element(refused).toBeVisible()
    expect(localStorage.length).toBe(0)

    await expect.element(getBox(screen)).toBeChecked()
    await getBox(screen).click()
    await expect.element(refused).not.toBeInTheDocument()
    await expect.element(getBox(screen)).not.toBeChecked()
  })
})

describe('a remembered order', () => {
  test('is gone at once with Forget, which says so and gives the focus to the question', async () => {
    const screen = await renderReturning()
    await screen.getByRole('button', { name: 'Clear my data' }).click()
    expect(localStorage.length).toBe(0)
    await expect.element(getUse(screen)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('status').filter({ hasText: 'Your data was cleared.' })).toBeInTheDocument()
    await expect.element(screen.getByRole('radio', { name: 'Delivery' })).toHaveFocus()
    await getMethod(screen, 'Delivery').click()
    await expect.element(getBox(screen)).not.toBeChecked()
  })

  test('is gone at once when the tick is taken back', async () => {
    const screen = await renderReturning()
    await getMethod(screen, 'Pickup').click()
    await getBox(screen).click()
    expect(localStorage.length).toBe(0)
    await expect.element(screen.getByRole('status').filter({ hasText: 'Your data was cleared.' })).toBeInTheDocument()
  })

  test('is not offered any more once another tab has removed it', async () => {
    const screen = await renderReturning()
    await expect.element(getUse(screen)).toBeVisible()
    localStorage.removeItem('remembered')
    window.dispatchEvent(new StorageEvent('storage', { key: 'remembered' }))
    await expect.element(getUse(screen)).not.toBeInTheDocument()
  })

  test('is offered in the other language, with the same data', async () => {
    await renderReturning()
    const screen = await reloadCheckout('ar')
    await expect.element(screen.getByText('Sara · توصيل إلى Villa 7, Al Barsha 1')).toBeVisible()
    await screen.getByRole('button', { name: 'استخدم هذه البيانات' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'الاسم الأول' })).toHaveValue('Sara')
  })

  test('is offered and used while the shop is closed', async () => {
    const screen = await renderReturning({ plan: NEVER_OPEN_PLAN })
    await getUse(screen).click()
    expect(readFields(screen)).toEqual(['Sara', 'Villa 7, Al Barsha 1'])
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('aria-disabled', 'true')
  })

  test('brings its area, and asks again where the owner has withdrawn it', async () => {
    recordFollowedLinks()
    const areas = [createArea('jumeirah-1'), createArea('jumeirah-2')]
    const first = await renderCheckout({ options: { areas } })
    fillDelivery()
    setField('area', 'jumeirah-2')
    await getBox(first).click()
    await getWhatsAppLink(first).click()
    expect(readRemembered()).toMatchObject({ area: 'jumeirah-2' })
    sessionStorage.removeItem('orderForm')
    const screen = await reloadCheckout('en', { areas: areas.slice(0, 1) })
    await getUse(screen).click()
    await expect
      .element(screen.getByRole('combobox', { name: 'Area' }))
      .toHaveAccessibleDescription(/We no longer deliver to the area you chose/)
  })

  test('of pickup says so, and shows the beginning of a long address on one line', async () => {
    localStorage.setItem('remembered', JSON.stringify({ ...REMEMBERED, method: 'pickup', address: '' }))
    const pickup = await renderCheckout()
    await expect.element(pickup.getByText('Sara · pickup')).toBeVisible()
    localStorage.setItem(
      'remembered',
      JSON.stringify({ ...REMEMBERED, address: `Villa 7\n${'Al Barsha '.repeat(20)}` }),
    )
    const delivery = await reloadCheckout()
    await expect.element(delivery.getByText(/delivery to Villa 7 Al Barsha .*…$/)).toBeVisible()
  })
})

// What else counts as none: remembered-order.test.ts.
test('a remembered order that can’t be read is not offered', async () => {
  localStorage.setItem('remembered', '{broken')
  const screen = await renderCheckout()
  await expect.element(screen.getByRole('group', { name: 'Delivery or pickup?' })).toBeVisible()
  await expect.element(getUse(screen)).not.toBeInTheDocument()
})
