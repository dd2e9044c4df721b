import { expect, test, vi } from 'vitest'
import { keepFigures } from '#core/text/keep-figures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { CLOSED, CLOSED_HOURS, dubaiTime, OPEN } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { toOpeningPlan, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import { setOpeningPlan } from '#shop/state/shop-store.ts'
import { setOrderOptions } from '../../form/state/order-options-store.ts'
import { ReceiveNotice } from './ReceiveNotice.tsx'

const TEXT = 'Pickup is paused until 9:30 pm. Delivery is available.'

function pause(what: 'delivery' | 'pickup'): OpeningPlan {
  return { ...toOpeningPlan(CLOSED_HOURS, null, 0), pause: createPause(what, dubaiTime('21:30:00').getTime()) }
}

test('a pause of one way to receive an order is said where the order begins, and goes with it [R30]', async () => {
  vi.setSystemTime(OPEN)
  const screen = await renderPage(<ReceiveNotice language="en" />, { plan: pause('pickup') })
  await expect.element(screen.getByText(keepFigures(TEXT))).toBeVisible()
  setOpeningPlan(toOpeningPlan(CLOSED_HOURS, null, 0))
  await expect.element(screen.getByText(/Pickup/)).not.toBeInTheDocument()
  setOrderOptions({ onlyMethod: 'delivery' })
  await expect.element(screen.getByText('Delivery only')).toBeVisible()
})

test('while the shop is closed only what is never offered is said [R30]', async () => {
  vi.setSystemTime(CLOSED)
  const screen = await renderPage(<ReceiveNotice language="ar" />, {
    plan: pause('pickup'),
    orderOptions: { onlyMethod: 'pickup' },
  })
  await expect.element(screen.getByText('الاستلام من المطعم فقط')).toBeVisible()
  await expect.element(screen.getByText(/Pickup/)).not.toBeInTheDocument()
})

test('an empty basket says it, too, once beside the areas [R30]', async () => {
  vi.setSystemTime(OPEN)
  const text = 'Delivery is paused until 9:30 pm. Pickup is available.'
  const screen = await renderCheckout({ basket: {}, plan: pause('delivery') })
  await expect.element(screen.getByText(keepFigures(text))).toBeVisible()
  setOrderOptions({ areas: [createArea('marina')] })
  const line = screen.getByRole('button', { name: /all areas/ })
  await expect.element(line).toMatchTextContent(/^Delivery is paused until .* Pickup is available\. · all areas$/)
  await expect.poll(() => screen.getByText(keepFigures(text), { exact: true }).elements()).toHaveLength(1)
})
