import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readStored,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { clickNow } from '#tests/browser-mode/press.ts'
import { ASK_AFTER_MS } from '../hand-off.ts'
import { sendingStore } from '../state/sending-store.ts'
import { tickRemember } from '../../remember/state/remember-actions.ts'

function refuse(): never {
  throw new DOMException('Refused by an extension.', 'SecurityError')
}

/** Defines a property as a privacy tool does, until the test ends. */
function define(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(target, name)
    else Object.defineProperty(target, name, before)
  })
}

/** A storage takes nothing any more. */
function refuseStorage(name: 'localStorage' | 'sessionStorage'): void {
  const proxy = new Proxy(window[name], {
    get: (storage, key) => (key === 'setItem' ? refuse : storage[key as 'getItem'].bind(storage)),
  })
  define(window, name, proxy)
}

/** What an order can do without, each as it fails where a browser, a tool or another script takes it away. */
const FAILURES: Readonly<Record<string, () => void>> = {
  'the beacon throws': () => vi.spyOn(navigator, 'sendBeacon').mockImplementation(refuse),
  'the beacon is no function': () => {
    define(navigator, 'sendBeacon', undefined)
  },
  'local storage is full': () => {
    refuseStorage('localStorage')
  },
  'session storage is full': () => {
    refuseStorage('sessionStorage')
  },
  'the clipboard is missing': () => {
    define(navigator, 'clipboard', undefined)
  },
  'the clipboard throws': () => vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse),
  'no random values are given': () => vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse),
  'there is no crypto': () => {
    define(window, 'crypto', undefined)
  },
  'no element takes the focus': () => vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(refuse),
  'no element can be scrolled to': () => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(refuse),
  'no preference of motion is told': () => vi.spyOn(window, 'matchMedia').mockImplementation(refuse),
  'the address can’t be changed': () => vi.spyOn(History.prototype, 'replaceState').mockImplementation(refuse),
  'events can’t be sent': () => vi.spyOn(window, 'dispatchEvent').mockImplementation(refuse),
  'there are no events of one’s own': () => {
    define(window, 'CustomEvent', undefined)
  },
}

function recordErrors(): readonly string[] {
  const errors: string[] = []
  const record = (event: ErrorEvent): void => {
    errors.push(event.message)
    event.preventDefault()
  }
  window.addEventListener('error', record)
  onTestFinished(() => {
    window.removeEventListener('error', record)
  })
  return errors
}

beforeEach(() => {
  // Until the question: it is asked sooner than by the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

async function renderReady(): Promise<RenderResult> {
  const screen = await renderCheckout()
  document.documentElement.dataset['countsEvents'] = 'en'
  return screen
}

async function expectQuestion(screen: RenderResult): Promise<void> {
  vi.advanceTimersByTime(ASK_AFTER_MS)
  await expect.element(screen.getByText('Did you press send in WhatsApp?')).toBeVisible()
}

test.for(Object.keys(FAILURES))(
  'a form says what it needs, then the order leaves, is kept and is asked about, although %s',
  async (failure) => {
    const followed = recordFollowedLinks()
    const errors = recordErrors()
    const screen = await renderReady()
    FAILURES[failure]?.()
    await clickNow(getWhatsAppLink(screen))
    await expect.element(screen.getByText('This field is required.')).toBeVisible()
    expect(followed).toEqual([])
    fillDelivery()
    tickRemember()
    await clickNow(getWhatsAppLink(screen))
    expect(followed).toHaveLength(1)
    expect(new URL(followed[0] ?? '').searchParams.get('text')).toMatch(/Order [A-Z]{2}\d{3}[^]*Name: Sara/)
    expect(sendingStore.getState().handOff).toMatchObject({ way: 'link' })
    await expectQuestion(screen)
    expect(errors).toEqual([])
  },
)

test('the hand-off is stored and the order remembered although the beacon throws', async () => {
  recordFollowedLinks()
  const screen = await renderReady()
  FAILURES['the beacon throws']?.()
  fillDelivery()
  tickRemember()
  await clickNow(getWhatsAppLink(screen))
  expect(readStored('handOff')).toMatchObject({ way: 'link' })
  expect(localStorage.getItem('remembered')).toContain('Sara')
})

test.for(['the beacon throws', 'the clipboard is missing', 'the clipboard throws'])(
  'the order is copied, or shown to be copied, and is kept although %s',
  async (failure) => {
    const errors = recordErrors()
    const screen = await renderReady()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    FAILURES[failure]?.()
    fillDelivery()
    await clickNow(getCopyButton(screen))
    if (failure.includes('clipboard')) await expect.element(screen.getByText(/^We couldn’t copy it/)).toBeVisible()
    else expect(writeText.mock.calls[0]?.[0]).toContain('Name: Sara')
    expect(readStored('handOff')).toMatchObject({ way: 'copy' })
    expect(errors).toEqual([])
  },
)
