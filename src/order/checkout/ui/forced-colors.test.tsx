import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { clickNow } from '#tests/browser-mode/press.ts'
import { getLine, getMethod, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'

const OPTIONS = {
  payments: ['cash', 'card'],
  later: { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] },
} as const

async function emulateForcedColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

beforeEach(async () => {
  await emulateForcedColors('active')
  onTestFinished(() => emulateForcedColors('none'))
})

/** What is seen of an option's state where the device chooses the colours: its edge, and its tick if it has one. */
function readMarks(input: Element): string {
  const label = input.closest('label') ?? input
  const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(label)
  const tick = label.querySelector('svg:last-of-type')
  return [borderTopWidth, borderTopColor, backgroundColor, tick && getComputedStyle(tick).stroke].join(' ')
}

test('in forced colours every chosen option differs from those that are not', async () => {
  await page.viewport(360, 740)
  const screen = await renderCheckout({ basket: { burger: 1 }, options: OPTIONS })
  await getMethod(screen, 'Delivery').click()
  await getLine(screen, 'Cheese Burger').getByText('Special Request').click()
  await expect.element(screen.getByRole('checkbox', { name: 'No pickles' })).toBeInTheDocument()
  const pairs = [
    ['radio', 'Delivery', 'Pickup'],
    ['radio', 'Cash', 'Card on delivery'],
    ['radio', 'Now', 'Later today'],
    ['checkbox', 'No pickles', 'No lettuce'],
  ] as const
  for (const [role, chosen, other] of pairs) {
    const [one, two] = [chosen, other].map((name) => screen.getByRole(role, { name, exact: true }))
    if (one === undefined || two === undefined) throw new Error('no options')
    if (!(one.element() as HTMLInputElement).checked) await clickNow(one)
    await expect.element(one).toBeChecked()
    expect(readMarks(one.element()), chosen).not.toBe(readMarks(two.element()))
  }
})
