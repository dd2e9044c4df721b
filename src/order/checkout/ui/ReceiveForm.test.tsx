import { describe, expect, onTestFinished, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import {
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  pressEnter,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { ADDRESS_MAX_CHARACTERS } from '#core/specification.ts'
import { setMethod } from '../../form/state/form-actions.ts'

const REQUIRED = 'This field is required.'
const NAME_ERROR = 'Please enter your first name.'
const ADDRESS_ERROR = 'Please enter a full address (street, area, city).'

function getFirstName(screen: RenderResult): Locator {
  return screen.getByRole('textbox', { name: 'First name' })
}

function getAddress(screen: RenderResult): Locator {
  return screen.getByRole('textbox', { name: 'Address' })
}

async function expectError(field: Locator, error: string): Promise<void> {
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(error)
}

async function expectNoError(field: Locator): Promise<void> {
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await expect.element(field).toHaveAccessibleDescription('')
}

describe('the method', () => {
  test('is asked for when an order has none, and takes the focus [RCV-1] [RCV-2] [VAL-3]', async () => {
    const screen = await renderCheckout()
    const group = screen.getByRole('group', { name: 'Delivery or pickup?' })
    const delivery = screen.getByRole('radio', { name: 'Delivery' })
    const pickup = screen.getByRole('radio', { name: 'Pickup' })
    await expect.element(group).toHaveAccessibleDescription('Please choose delivery or pickup.')
    await expect.element(screen.getByText('Please choose delivery or pickup.')).toBeVisible()

    await getWhatsAppLink(screen).click()
    await expect.element(screen.getByText(REQUIRED)).toBeVisible()
    await expect.element(group).toHaveAccessibleDescription(REQUIRED)
    await expect.element(delivery).toHaveAttribute('aria-invalid', 'true')
    await expect.element(pickup).toHaveAttribute('aria-invalid', 'true')
    await expect.element(delivery).toHaveFocus()
    await expect.element(getFirstName(screen)).not.toBeInTheDocument()
    await expect.element(getAddress(screen)).not.toBeInTheDocument()

    await getMethod(screen, 'Delivery').click()
    await expect.element(screen.getByText(REQUIRED)).not.toBeInTheDocument()
    await expect.element(screen.getByText('Please choose delivery or pickup.')).not.toBeInTheDocument()
    await expect.element(delivery).toHaveAttribute('aria-invalid', 'false')
  })

  test('empties the fields and takes the errors away when it changes, and only then [RCV-1]', async () => {
    const screen = await renderCheckout()
    await getMethod(screen, 'Delivery').click()
    await getFirstName(screen).fill('Sara')
    await getAddress(screen).fill('short')
    await getWhatsAppLink(screen).click()
    await expectError(getAddress(screen), ADDRESS_ERROR)
    await getMethod(screen, 'Delivery').click()
    await expect.element(getFirstName(screen)).toHaveValue('Sara')
    await expect.element(getAddress(screen)).toHaveValue('short')
    await expectError(getAddress(screen), ADDRESS_ERROR)

    await getMethod(screen, 'Pickup').click()
    await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked()
    await expect.element(screen.getByRole('radio', { name: 'Delivery' })).not.toBeChecked()
    await expect.element(getAddress(screen)).not.toBeInTheDocument()
    await expect.element(getFirstName(screen)).toHaveValue('')
    await expectNoError(getFirstName(screen))
    await getWhatsAppLink(screen).click()
    await expectError(getFirstName(screen), NAME_ERROR)

    await getMethod(screen, 'Delivery').click()
    await expect.element(getFirstName(screen)).toHaveValue('')
    await expect.element(getAddress(screen)).toHaveValue('')
    await expectNoError(getFirstName(screen))
    await expectNoError(getAddress(screen))
    await expect.element(getAddress(screen)).toHaveAttribute('placeholder', 'Street, building, area, city')
  })

  test('shakes once, for 420 ms, at each order without it [RCV-2]', async () => {
    await setMotion('no-preference')
    const screen = await renderCheckout()
    const shakes = recordShakes()
    for (const count of [1, 2, 3]) {
      await getWhatsAppLink(screen).click()
      await expect.poll(() => shakes.length).toBe(count)
    }
    expect(shakes.map(({ duration, iterations }) => [duration, iterations])).toEqual(Array(3).fill(['0.42s', '1']))
    // A new animation name restarts the animation.
    expect(shakes.map(({ name }) => name === shakes[0]?.name)).toEqual([true, false, true])
  })

  test('does not shake where the device asks for less motion [RCV-2] [APP-8]', async () => {
    await setMotion('reduce')
    const screen = await renderCheckout()
    const shakes = recordShakes()
    await getWhatsAppLink(screen).click()
    await expect.element(screen.getByText(REQUIRED)).toBeVisible()
    expect(document.getAnimations()).toEqual([])
    expect(shakes).toEqual([])
  })
})

interface Shake {
  readonly name: string
  readonly duration: string
  readonly iterations: string
}

/** The animations that start from now on, until the test ends. */
function recordShakes(): readonly Shake[] {
  const shakes: Shake[] = []
  const record = ({ target, animationName: name }: AnimationEvent): void => {
    const { animationDuration, animationIterationCount } = getComputedStyle(target as Element)
    shakes.push({ name, duration: animationDuration, iterations: animationIterationCount })
  }
  window.addEventListener('animationstart', record)
  onTestFinished(() => window.removeEventListener('animationstart', record))
  return shakes
}

describe('the fields', () => {
  test.each(['Enter', 'Copy order'] as const)(
    'both show their errors, and the name has the focus, by %s [VAL-1] [VAL-2] [VAL-3]',
    async (way) => {
      const screen = await renderCheckout()
      setMethod('delivery')
      await expectNoError(getFirstName(screen))
      await expectNoError(getAddress(screen))
      const link = getWhatsAppLink(screen)
      if (way === 'Copy order') await getCopyButton(screen).click()
      else await pressEnter(link)
      await expectError(getFirstName(screen), NAME_ERROR)
      await expectError(getAddress(screen), ADDRESS_ERROR)
      await expect.element(getFirstName(screen)).toHaveFocus()
      await expect.element(link).not.toHaveAttribute('href')
    },
  )

  test('lose their error when they are edited, each its own [VAL-3]', async () => {
    const screen = await renderCheckout()
    setMethod('delivery')
    await getWhatsAppLink(screen).click()
    await userEvent.keyboard('S')
    await expect.element(getFirstName(screen)).toHaveValue('S')
    await expectNoError(getFirstName(screen))
    await expect.element(screen.getByText(NAME_ERROR)).not.toBeInTheDocument()
    await expectError(getAddress(screen), ADDRESS_ERROR)

    await userEvent.keyboard('ara')
    await getWhatsAppLink(screen).click()
    await expect.element(getAddress(screen)).toHaveFocus()
    await expectNoError(getFirstName(screen))
    await userEvent.keyboard('V')
    await expectNoError(getAddress(screen))
    await expect.element(getWhatsAppLink(screen)).not.toHaveAttribute('href')
    await getAddress(screen).fill('Villa 7, Al Barsha 1')
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })
})

test('100,000 characters pasted into the address are cut at once', async () => {
  const screen = await renderCheckout()
  setMethod('delivery')
  await getAddress(screen).click()
  const received: number[] = []
  getAddress(screen)
    .element()
    .addEventListener('input', ({ target }) => received.push((target as HTMLTextAreaElement).value.length), true)
  // The browser applies the field's limit before React sees a character, as with a paste.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to insert text as a customer does
  document.execCommand('insertText', false, 'شارع الوصل '.repeat(10_000))
  await expect.element(getAddress(screen)).toHaveValue('شارع الوصل '.repeat(50).slice(0, ADDRESS_MAX_CHARACTERS))
  expect(received[0]).toBe(4 * ADDRESS_MAX_CHARACTERS)
})

test.each([
  ['en', 'Delivery', 'What we do with your details', '/en/privacy'],
  ['ar', 'توصيل', 'كيف نستخدم بياناتك', '/privacy'],
] as const)('the fields have the way to the privacy notice, in %s', async (language, method, name, path) => {
  const screen = await renderCheckout({ language })
  await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  await screen.getByText(method, { exact: true }).click()
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})
