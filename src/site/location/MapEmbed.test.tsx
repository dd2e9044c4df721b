import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { answerNothing } from '#tests/browser-mode/fetch-limit.ts'
import { clickNow, focusOn, nextTask } from '#tests/browser-mode/press.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Location } from './Location.tsx'
import { MapEmbed } from './MapEmbed.tsx'

/** The illustrated map. */
const DRAWN = getPageMessages('en').location.mapAlt
/** A page of this origin in the place of the maps service. */
const MAP = '/favicon.ico?map'

/** Lets requests to the maps service succeed or fail; returns the mock that counts them. */
function mockMaps(response: 'works' | 'fails') {
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const request = vi.spyOn(window, 'fetch')
  if (response === 'works') request.mockResolvedValue(new Response(''))
  else request.mockRejectedValue(new TypeError('unreachable'))
  return request
}

function renderMap(): Promise<RenderResult> {
  return render(
    <Location
      language="en"
      restaurant={restaurant}
      hours={[]}
      map={<MapEmbed url={MAP} title="Map of the restaurant" showMapLabel="Show Google Maps" />}
    />,
  )
}

const getFrame = (screen: RenderResult) => screen.getByTitle('Map of the restaurant')

test('asks for the map without a referrer, and shows it in a sandbox [LOC-1] [LINK-1]', async () => {
  const request = mockMaps('works')
  const screen = await renderMap()
  const frame = getFrame(screen)
  await expect.element(frame).toHaveAttribute('data-loaded', 'true')
  await expect.element(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  const sandbox = frame.element().getAttribute('sandbox')
  expect(sandbox).toMatch(/allow-scripts/)
  expect(sandbox).not.toMatch(/allow-top-navigation|allow-forms/)
  expect(request.mock.calls).toEqual([
    [MAP, expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' })],
  ])
  // The drawn one behind it is nothing to read any more.
  await expect.poll(() => screen.getByRole('img').elements()).toEqual([])
})

test('a map that can’t be loaded leaves the drawn one, until the browser is back online [LOC-1]', async () => {
  const request = mockMaps('fails')
  const screen = await renderMap()
  await expect.poll(() => request.mock.settledResults.length).toBe(1)
  await expect.element(screen.getByRole('img', { name: DRAWN })).toBeInTheDocument()
  expect(getFrame(screen).elements()).toEqual([])
  request.mockResolvedValue(new Response(''))
  window.dispatchEvent(new Event('online'))
  await expect.element(getFrame(screen)).toHaveAttribute('data-loaded', 'true')
})

describe.for([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Save-Data', 'connection', { saveData: true }],
] as const)('with %s', ([, property, value]) => {
  /** The browser says of its customer that little should be passed on, or loaded. */
  function sendSignal(): void {
    Object.defineProperty(navigator, property, { value, configurable: true })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, property)
    })
  }

  test('the map waits for a key, and then has the focus [LOC-1]', async () => {
    sendSignal()
    const request = mockMaps('works')
    const screen = await renderMap()
    const button = screen.getByRole('button', { name: 'Show Google Maps' })
    await expect.element(button).toBeVisible()
    await expect.element(screen.getByRole('img', { name: DRAWN })).toBeInTheDocument()
    expect(request).not.toHaveBeenCalled()
    focusOn(screen.getByRole('link', { name: /4\.5/ }))
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getFrame(screen)).toHaveAttribute('data-loaded', 'true')
    await expect.element(getFrame(screen)).toHaveFocus()
    await expect.element(button).not.toBeInTheDocument()
  })

  test('the button stays for another try when the map can’t be loaded [LOC-1]', async () => {
    sendSignal()
    const request = mockMaps('fails')
    const screen = await renderMap()
    const button = screen.getByRole('button', { name: 'Show Google Maps' })
    await button.click()
    await expect.poll(() => request.mock.settledResults.length).toBe(1)
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    request.mockResolvedValue(new Response(''))
    await button.click()
    await expect.element(getFrame(screen)).toHaveAttribute('data-loaded', 'true')
  })

  test('the button can be pressed again when nothing answers for ten seconds', async () => {
    sendSignal()
    onTestFinished(() => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerNothing()
    const screen = await renderMap()
    const button = screen.getByRole('button', { name: 'Show Google Maps' })
    await clickNow(button)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    vi.advanceTimersByTime(9999)
    await nextTask()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    vi.advanceTimersByTime(1)
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    expect(getFrame(screen).elements()).toEqual([])
  })
})
