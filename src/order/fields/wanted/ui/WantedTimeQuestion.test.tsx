import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { decodeOrderLink } from '../../../link/decode-order-link.ts'
import type { OrderOptions } from '../../order-options.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { orderOptionsStore } from '../../../form/state/order-options-store.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { createOpeningPlan, toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { refreshShopClock, shopStore } from '#shop/state/shop-store.ts'

const OPTIONS: OrderOptions = {
  later: {
    leadMinutes: 45,
    slotMinutes: 30,
    lastOrderMinutes: 0,
    iftar: [Date.parse('2027-02-10T18:12:00+04:00')],
  },
}

function setClock(time: string): void {
  vi.setSystemTime(new Date(`2027-02-10T${time}:20+04:00`))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-10T20:10:20+04:00'), toFake: ['Date'] })
})

function getWhen(screen: RenderResult): Locator {
  return screen.getByRole('group', { name: 'When?' })
}

function getTime(screen: RenderResult): Locator {
  return screen.getByRole('combobox', { name: 'Time' })
}

/** A form that can be sent, of a shop that closes at 4:00. */
async function renderDelivery(options: OrderOptions = OPTIONS, plan?: OpeningPlan): Promise<RenderResult> {
  const screen = await renderCheckout({ options, closedHours: '04:00-12:00', ...(plan && { plan }) })
  fillDelivery()
  if (options.areas === undefined) await expect.poll(() => readMessage(screen)).toContain('Address')
  return screen
}

async function chooseLater(screen: RenderResult): Promise<void> {
  await getWhen(screen).getByText('Later today').click()
}

test('an order is for now until later is chosen, which needs a time', async () => {
  const screen = await renderDelivery()
  await expect.element(screen.getByRole('radio', { name: 'Now' })).toBeChecked()
  expect(readMessage(screen)).toMatch(/^\*New order – /)
  await chooseLater(screen)
  await expect.poll(() => readMessage(screen)).toBe('')
  await getWhatsAppLink(screen).click()
  await expect.element(getTime(screen)).toHaveFocus()
  await expect
    .element(getTime(screen))
    .toHaveAccessibleDescription('We confirm the time on WhatsApp. This field is required.')
  const labels = [...getTime(screen).element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect([labels[0], labels[1], labels[2], labels.at(-1)]).toEqual([
    'Choose a time',
    '9:00 pm',
    '9:30 pm',
    '3:30 am (tonight)',
  ])
  expect(getTime(screen).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await getTime(screen).selectOptions('9:30 pm')
  await expect
    .poll(() => readMessage(screen))
    .toMatch(/^\*Order for later – Lahab\*\nDelivery\nWanted: today at 9:30 pm\n/)
  const payload = /#(\w+)/.exec(readMessage(screen))?.[1] ?? ''
  expect(decodeOrderLink(payload)).toMatchObject({ link: { wantedAt: Date.parse('2027-02-10T21:30:00+04:00') } })
  await getWhen(screen).getByText('Now').click()
  await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – /)
})

test('a chosen time has ten minutes of grace; then the tap takes it back, in words', async () => {
  const screen = await renderDelivery()
  await chooseLater(screen)
  await getTime(screen).selectOptions('9:00 pm')
  await expect.poll(() => readMessage(screen)).toContain('9:00 pm')
  setClock('20:20')
  refreshShopClock()
  await expect.poll(() => readMessage(screen)).toContain('Wanted: today at 9:00 pm')
  setClock('20:30')
  await getCopyButton(screen).click()
  await expect.element(getTime(screen)).toHaveFocus()
  await expect
    .element(getTime(screen))
    .toHaveAccessibleDescription('We confirm the time on WhatsApp. That time has passed. Choose another.')
  expect(readMessage(screen)).toBe('')
  await getWhatsAppLink(screen).click()
  await expect.element(screen.getByText('That time has passed. Choose another.').first()).toBeVisible()
  await getTime(screen).selectOptions('9:30 pm')
  await expect.poll(() => readMessage(screen)).toContain('Wanted: today at 9:30 pm')
})

test('a closed shop offers no times, and keeps the chosen one', async () => {
  const screen = await renderDelivery()
  await chooseLater(screen)
  await getTime(screen).selectOptions('9:00 pm')
  await expect.poll(() => readMessage(screen)).toContain('9:00 pm')
  vi.setSystemTime(new Date('2027-02-10T04:30:00+04:00'))
  refreshShopClock()
  await expect.element(getWhen(screen)).not.toBeInTheDocument()
  await expect.element(getWhatsAppLink(screen)).toHaveAttribute('aria-disabled', 'true')
  setClock('20:11')
  refreshShopClock()
  await expect.element(getTime(screen)).toBeVisible()
  await expect.poll(() => readMessage(screen)).toContain('Wanted: today at 9:00 pm')
})

test('the times of a delivery are those of its area [R25]', async () => {
  const area = createArea('marina', { hours: toWeek('Mon-Sun 12:00-22:30') })
  const screen = await renderDelivery({ ...OPTIONS, areas: [area] })
  await chooseLater(screen)
  const listTimes = (): (string | null)[] =>
    [...getTime(screen).element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(listTimes().at(-1)).toBe('3:30 am (tonight)')
  setField('area', 'marina')
  await expect.poll(listTimes).toEqual(['Choose a time', '9:00 pm', '9:30 pm', '10:00 pm'])
})

describe('with days ahead', () => {
  const DAYS: OrderOptions = {
    later: { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [], daysAhead: 2 },
  }
  const NOT_ON_FRIDAY = {
    id: 'friday',
    from: '2027-02-12',
    to: '2027-02-12',
    hours: 'closed' as const,
    message: { en: '', ar: '' },
  }
  const THURSDAY = {
    id: 'thursday',
    from: '2027-02-11',
    to: '2027-02-11',
    hours: [{ from: 13 * 60, until: 15 * 60 }],
    message: { en: 'Wedding in the evening.', ar: 'عرس في المساء.' },
  }

  function getDay(screen: RenderResult): Locator {
    return screen.getByRole('group', { name: 'Day' })
  }

  function listLabels(group: Locator): readonly (string | null)[] {
    return [...group.element().querySelectorAll('label, option')].map(({ textContent }) => textContent)
  }

  test('the day is chosen first, of those that have times, then the time [GU10]', async () => {
    const screen = await renderDelivery(DAYS)
    await expect.element(getDay(screen)).not.toBeInTheDocument()
    await getWhen(screen).getByText('Later').click()
    expect(listLabels(getDay(screen))).toEqual(['Today', 'Tomorrow', 'Fri 12 Feb'])
    await expect.element(getDay(screen).getByRole('radio', { name: 'Today' })).toBeChecked()
    expect(listLabels(getTime(screen)).at(-1)).toBe('3:30 am (tonight)')
    await getDay(screen).getByText('Fri 12 Feb').click()
    expect(listLabels(getTime(screen)).slice(0, 2)).toEqual(['Choose a time', '12:00 noon'])
    expect(listLabels(getTime(screen)).at(-1)).toBe('3:30 am (12 to 13 February)')
    await getTime(screen).selectOptions('1:30 pm')
    await expect.poll(() => readMessage(screen)).toContain('\nWanted: Friday 12 February, 1:30 pm\n')
    await getDay(screen).getByText('Tomorrow').click()
    await expect.element(getTime(screen)).toHaveValue('')
    await getTime(screen).selectOptions('1:30 pm')
    await expect.poll(() => readMessage(screen)).toContain('\nWanted: tomorrow, Thursday 11 February, 1:30 pm\n')
    await expect.element(getDay(screen).getByRole('radio', { name: 'Tomorrow' })).toBeChecked()
    await getWhen(screen).getByText('Now').click()
    await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – /)
  })

  test('a special day has its hours and its reason, a closed day is not offered [GU10]', async () => {
    const plan = createOpeningPlan({ specialDays: [NOT_ON_FRIDAY, THURSDAY] }, '12:00-04:00')
    const screen = await renderDelivery(DAYS, plan)
    await getWhen(screen).getByText('Later').click()
    expect(listLabels(getDay(screen))).toEqual(['Today', 'Tomorrow'])
    await expect.element(screen.getByText('Wedding in the evening.')).not.toBeInTheDocument()
    await getDay(screen).getByText('Tomorrow').click()
    await expect.element(screen.getByText('Wedding in the evening.')).toBeVisible()
    expect(listLabels(getTime(screen))).toEqual(['Choose a time', '1:00 pm', '1:30 pm', '2:00 pm', '2:30 pm'])
  })

  test.each([
    ['closes the day', DAYS, createOpeningPlan({ specialDays: [NOT_ON_FRIDAY] }, '12:00-04:00')],
    ['takes no more orders days ahead', OPTIONS, createOpeningPlan({}, '12:00-04:00')],
  ])('a chosen time goes, in words, where the owner %s meanwhile [GU10]', async (_, options, plan) => {
    const screen = await renderDelivery(DAYS)
    await getWhen(screen).getByText('Later').click()
    await getDay(screen).getByText('Fri 12 Feb').click()
    await getTime(screen).selectOptions('1:30 pm')
    await expect.poll(() => readMessage(screen)).toContain('12 February')
    orderOptionsStore.setState({ options })
    shopStore.setState({ plan })
    const said = 'We confirm the time on WhatsApp. We no longer take orders for that time. Choose another.'
    await expect.element(getTime(screen)).toHaveAccessibleDescription(said)
    await getCopyButton(screen).click()
    await expect.element(getTime(screen)).toHaveFocus()
    expect(readMessage(screen)).toBe('')
  })
})
