import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getMethod,
  getWhatsAppLink,
  readMessage,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { saveParts } from '#browser/stores/language-switch-parts.ts'
import { setMethod } from '../../../form/state/form-actions.ts'

const MAP = 'https://www.google.com/maps/search/?api=1&query=25.11283,55.19741'
const NOT_FOUND = 'We couldn’t find your location. You can send it on WhatsApp after the order.'
const MAKANI_ERROR = 'A Makani number has 10 digits.'

const getPanel = (screen: RenderResult): Locator => screen.getByText('Help the driver find you (optional)')
const getField = (screen: RenderResult, name: string): Locator => screen.getByRole('textbox', { name })
const getMakani = (screen: RenderResult): Locator => getField(screen, 'Makani number')
const getButton = (screen: RenderResult, name: string): Locator => screen.getByRole('button', { name })

/** A form that can be sent, with the panel open. */
async function renderOpen(): Promise<RenderResult> {
  const screen = await renderCheckout()
  fillDelivery()
  await getPanel(screen).click()
  await expect.element(getMakani(screen)).toBeVisible()
  return screen
}

/** Where the device says that it is. Returns how it was asked. */
function mockPosition(coords: Partial<GeolocationCoordinates> = {}): readonly (PositionOptions | undefined)[] {
  const asked: (PositionOptions | undefined)[] = []
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((answer, _, options) => {
    asked.push(options)
    const position = { coords: { latitude: 25.112834, longitude: 55.197412, accuracy: 18, ...coords } }
    answer(position as GeolocationPosition)
  })
  return asked
}

describe('the panel', () => {
  test('is closed, belongs to delivery, and adds nothing to the message while empty', async () => {
    const screen = await renderCheckout()
    await getMethod(screen, 'Pickup').click()
    await expect.element(getPanel(screen)).not.toBeInTheDocument()
    setMethod('delivery')
    fillDelivery()
    await expect.element(getPanel(screen)).toBeVisible()
    await expect.element(getMakani(screen)).not.toBeInTheDocument()
    const message = readMessage(screen)
    await getPanel(screen).click()
    await expect.element(getMakani(screen)).toBeVisible()
    expect(readMessage(screen)).toBe(message)
  })

  test('puts what is typed into the message, and shows it when it is closed again', async () => {
    const screen = await renderOpen()
    await getField(screen, 'Flat, floor or villa').fill('Villa 1111')
    await getField(screen, 'Landmark or directions').fill('opposite the mosque')
    await getMakani(screen).fill('٣٠٠٣٢ ٩٥٣٢٠')
    await expect
      .poll(() => readMessage(screen))
      .toContain('\nFlat or villa: Villa 1111\nLandmark: opposite the mosque\nMakani: 3003295320\n')
    await expect.element(screen.getByText('Villa 1111 · opposite the mosque · 3003295320')).not.toBeVisible()
    await getPanel(screen).click()
    await expect.element(screen.getByText('Villa 1111 · opposite the mosque · 3003295320')).toBeVisible()
  })

  test('keeps the groups of a Makani number in Arabic digits in order', async () => {
    const screen = await renderOpen()
    await getMakani(screen).fill('٣٠٠٣٢ ٩٥٣٢٠')
    await expect.element(getMakani(screen)).toHaveStyle({ direction: 'ltr', unicodeBidi: 'bidi-override' })
  })
})

describe('a wrong Makani number', () => {
  test('keeps the order, with the focus after name and address, until it is edited', async () => {
    const screen = await renderOpen()
    await getMakani(screen).fill('300329532')
    await getField(screen, 'First name').fill('')
    await getWhatsAppLink(screen).click()
    await expect.element(getField(screen, 'First name')).toHaveFocus()
    await expect.element(getMakani(screen)).toHaveAccessibleDescription(MAKANI_ERROR)
    await getField(screen, 'First name').fill('Sara')
    await getCopyButton(screen).click()
    await expect.element(getMakani(screen)).toHaveFocus()
    await expect.element(getMakani(screen)).toHaveAttribute('aria-invalid', 'true')
    await getMakani(screen).fill('3003295320')
    await expect.element(screen.getByText(MAKANI_ERROR)).not.toBeInTheDocument()
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })

  test('opens the panel again, and is gone with the delivery', async () => {
    const screen = await renderOpen()
    await getMakani(screen).fill('1')
    await getPanel(screen).click()
    await getWhatsAppLink(screen).click()
    await expect.element(getMakani(screen)).toHaveFocus()
    await getMethod(screen, 'Pickup').click()
    await getField(screen, 'First name').fill('Sara')
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })
})

describe('the phone of the person receiving it', () => {
  const getPhone = (screen: RenderResult): Locator => getField(screen, 'Recipient’s phone, if not yours')

  test('is shown in groups once the field is left, and while the panel is closed', async () => {
    const screen = await renderOpen()
    await getPhone(screen).fill('٠٥٠١٢٣٤٥٦٧')
    await expect.element(getPhone(screen)).toHaveValue('٠٥٠١٢٣٤٥٦٧')
    await getMakani(screen).click()
    await expect.element(getPhone(screen)).toHaveValue('+971 50 123 4567')
    expect(readMessage(screen)).toContain('\nRecipient’s phone: +971 50 123 4567\n')
    await getPanel(screen).click()
    await expect.element(screen.getByText('+971 50 123 4567')).toBeVisible()
  })

  test('keeps the order while it is none, with the panel open', async () => {
    const screen = await renderOpen()
    await getPhone(screen).fill('050 123')
    await getPanel(screen).click()
    await getWhatsAppLink(screen).click()
    await expect.element(getPhone(screen)).toHaveFocus()
    await expect.element(getPhone(screen)).toHaveAccessibleDescription(/such as 050\s123\s4567/)
  })
})

describe('the location', () => {
  test('is asked for only by a tap, which adds it; Remove takes it back and keeps the focus', async () => {
    const asked = mockPosition()
    const screen = await renderOpen()
    expect(asked).toEqual([])
    await getButton(screen, 'Add my location').click()
    await expect.element(screen.getByRole('status').getByText('Location added, accurate to about 20 m')).toBeVisible()
    await expect.poll(() => readMessage(screen)).toContain(`\nLocation: ${MAP}\n`)
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }])
    await expect.element(getButton(screen, 'Remove')).toHaveFocus()
    await getPanel(screen).click()
    await expect
      .element(screen.getByRole('paragraph').getByText('Location added, accurate to about 20 m'))
      .toBeVisible()
    await getPanel(screen).click()
    await getButton(screen, 'Remove').click()
    await expect.element(getButton(screen, 'Add my location')).toHaveFocus()
    expect(readMessage(screen)).not.toContain('Location')
  })

  test('is measured again for whoever asks again [R40]', async () => {
    const asked = mockPosition()
    const screen = await renderOpen()
    await getButton(screen, 'Add my location').click()
    await getButton(screen, 'Remove').click()
    await getButton(screen, 'Add my location').click()
    await expect.element(getButton(screen, 'Remove')).toHaveFocus()
    expect(asked.at(-1)).toMatchObject({ maximumAge: 0 })
  })

  test('that is rough or far away is added and said so', async () => {
    mockPosition({ latitude: 24.4539, longitude: 54.3773, accuracy: 873 })
    const screen = await renderOpen()
    await getButton(screen, 'Add my location').click()
    await expect
      .element(screen.getByRole('status').getByText('Approximate location, accurate to about 900 m'))
      .toBeVisible()
    await expect.element(screen.getByText('This is far from our restaurant.')).toBeVisible()
    await expect.poll(() => readMessage(screen)).toContain('query=24.45390,54.37730')
  })

  test.each(['denied', 'out of time', 'not there'])('that is %s is said, and the form still sends', async (way) => {
    if (way === 'not there') vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never)
    else {
      const error = { code: way === 'denied' ? 1 : 3 } as GeolocationPositionError
      vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, fail) => fail?.(error))
    }
    const screen = await renderOpen()
    await getButton(screen, 'Add my location').click()
    await expect.element(screen.getByRole('status').getByText(NOT_FOUND)).toBeVisible()
    await expect.element(getButton(screen, 'Add my location')).toHaveAttribute('aria-disabled', 'false')
    await expect.element(getWhatsAppLink(screen)).toHaveAttribute('href')
  })

  test('that comes after another method was chosen is dropped', async () => {
    let answer: PositionCallback = () => undefined
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((callback) => {
      answer = callback
    })
    const screen = await renderOpen()
    await getButton(screen, 'Add my location').click()
    await expect.element(getButton(screen, 'Finding you')).toHaveAttribute('aria-disabled', 'true')
    setMethod('pickup')
    await expect.element(getPanel(screen)).not.toBeInTheDocument()
    fillDelivery()
    await expect.element(getButton(screen, 'Add my location')).toBeVisible()
    answer({ coords: { latitude: 25, longitude: 55, accuracy: 5 } } as GeolocationPosition)
    await expect.poll(() => readMessage(screen)).toContain('Address')
    expect(readMessage(screen)).not.toContain('Location')
  })

  test('is dropped with the method, and is back with an order that was not sent after all', async () => {
    mockPosition()
    recordFollowedLinks()
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderOpen()
    await getButton(screen, 'Add my location').click()
    await expect.poll(() => readMessage(screen)).toContain(MAP)
    setMethod('pickup')
    fillDelivery()
    await expect.poll(() => readMessage(screen)).toContain('Address')
    expect(readMessage(screen)).not.toContain(MAP)

    await getButton(screen, 'Add my location').click()
    await getCopyButton(screen).click()
    await expect.element(getButton(screen, 'Yes, I sent it'), { timeout: 8000 }).toBeVisible()
    await getButton(screen, 'Yes, I sent it').click()
    await getButton(screen, 'I haven’t sent it yet').click()
    await expect.poll(() => readMessage(screen)).toContain(MAP)
  })
})

describe('storage', () => {
  test('has coordinates, and what is typed, only for the other language', async () => {
    mockPosition()
    recordFollowedLinks()
    const screen = await renderOpen()
    await getField(screen, 'Flat, floor or villa').fill('Villa 1111')
    await getField(screen, 'Landmark or directions').fill('opposite the mosque')
    await getMakani(screen).fill('3003295320')
    await getButton(screen, 'Add my location').click()
    await expect.poll(() => readMessage(screen)).toContain(MAP)
    await getWhatsAppLink(screen).click()
    const stored = JSON.stringify([sessionStorage, localStorage, window.name])
    expect(stored).toContain('Villa 7, Al Barsha 1')
    expect(stored).not.toMatch(/25\.11|55\.19|Villa 1111|mosque|3003295320/)
    const saved = JSON.stringify(saveParts())
    expect(JSON.parse(saved)).toMatchObject({
      unit: 'Villa 1111',
      landmark: 'opposite the mosque',
      makani: '3003295320',
      location: { latitude: 25.112834, longitude: 55.197412 },
      panels: ['addressHelp'],
    })
  })

  test('keeps it with a remembered order, which fills it in again and opens the panel', async () => {
    recordFollowedLinks()
    const first = await renderOpen()
    await getField(first, 'Flat, floor or villa').fill('Flat 12')
    await first.getByRole('checkbox', { name: 'Remember me on this device' }).click()
    await getWhatsAppLink(first).click()
    expect(JSON.parse(localStorage.getItem('remembered') ?? '')).toMatchObject({ unit: 'Flat 12' })
    sessionStorage.removeItem('orderForm')
    const screen = await reloadCheckout()
    await getButton(screen, 'Use these details').click()
    await expect.element(getField(screen, 'Flat, floor or villa')).toHaveValue('Flat 12')
    await expect.poll(() => readMessage(screen)).toContain('\nFlat or villa: Flat 12\n')
  })
})

test('in Arabic its words have the figures of metres isolated', async () => {
  mockPosition()
  const screen = await renderCheckout({ language: 'ar' })
  fillDelivery()
  await screen.getByText('تفاصيل تسهّل الوصول إليك (اختياري)').click()
  await getButton(screen, 'أضف موقعي').click()
  await expect.element(screen.getByRole('status').getByText('أُضيف موقعك بدقة \u206620\u2069 متراً تقريباً')).toBeVisible()
  await expect.element(getButton(screen, 'احذف الموقع')).toBeVisible()
  await getField(screen, 'رقم مكاني').fill('1')
  await getButton(screen, 'انسخ الطلب').click()
  await expect.element(getField(screen, 'رقم مكاني')).toHaveAccessibleDescription('رقم مكاني من \u206610\u2069 أرقام.')
})
