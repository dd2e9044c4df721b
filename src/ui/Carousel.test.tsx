import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { Carousel } from './Carousel.tsx'

const DELAY_MS = 3500
const MOVE_MS = 800
const COUNT = 6

const messages = {
  pause: 'Pause',
  play: 'Play',
  slideLabel: (number: number, of: number) => `Picture ${number} of ${of}`,
}

const slides = Array.from({ length: COUNT }, (_, i) => ({
  key: `${i}`,
  name: `burger ${i + 1}`,
  content: <div style={{ blockSize: 120 }}>burger {i + 1}</div>,
}))

beforeEach(async () => {
  await setMotion('no-preference')
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function renderCarousel(direction: 'ltr' | 'rtl' = 'ltr', loading: 'eager' | 'lazy' = 'eager', inlineSize = 320) {
  document.documentElement.dir = direction
  const screen = await render(
    <div style={{ inlineSize, marginBlockStart: 40 }}>
      <Carousel
        name="Our food"
        messages={messages}
        direction={direction}
        delayMs={DELAY_MS}
        loading={loading}
        slides={slides}
      />
    </div>,
  )
  await expect.poll(() => document.querySelector('[data-hydrated]')).not.toBeNull()
  return screen
}

function shownSlide(): number {
  const buttons = [...document.querySelectorAll('button')].filter(({ ariaLabel }) => /\d/.test(ariaLabel ?? ''))
  return buttons.findIndex(({ ariaCurrent }) => ariaCurrent === 'true') + 1
}

/** How far the slides are moved sideways, in px. */
function translation(): number {
  const list = document.querySelector('ul')
  return list === null ? Number.NaN : new DOMMatrix(getComputedStyle(list).transform).m41
}

/** Runs the mocked clock; before and after it React renders, which does not wait for that clock. */
async function run(ms: number): Promise<void> {
  await settleReact()
  vi.advanceTimersByTime(ms)
  await settleReact()
}

async function settleReact(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  for (let task = 0; task < 5; task++) {
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

/** Presses a button without moving the pointer or the focus. */
function press(name: string): void {
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click()
}

function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe.each([
  { direction: 'ltr', forward: 'ArrowRight', back: 'ArrowLeft', sign: -1 },
  { direction: 'rtl', forward: 'ArrowLeft', back: 'ArrowRight', sign: 1 },
] as const)('in a page that reads $direction', ({ direction, forward, back, sign }) => {
  test('moves by itself, one slide at a time, and begins again after the last [HERO-4] [GAL-1]', async () => {
    await renderCarousel(direction)
    for (let move = 0; move < COUNT + 1; move++) {
      expect(shownSlide()).toBe((move % COUNT) + 1)
      await run(DELAY_MS)
    }
  })

  test('moves towards the end of the line, never against it [HERO-4] [GAL-1]', async () => {
    await renderCarousel(direction)
    const start = translation()
    await run(DELAY_MS + 2 * MOVE_MS)
    expect(Math.sign(translation() - start)).toBe(sign)
  })

  test('waits while the keyboard is in it, and steps with the arrows of its direction [HERO-4]', async () => {
    await renderCarousel(direction)
    await userEvent.tab()
    await run(3 * DELAY_MS)
    expect(shownSlide()).toBe(1)
    await userEvent.keyboard(`{${forward}}`)
    expect(shownSlide()).toBe(2)
    await userEvent.keyboard(`{${back}}{${back}}`)
    expect(shownSlide()).toBe(COUNT)
  })
})

/** How long the slides move, from the first frame that shows it to rest, by the mocked clock. */
function measureMove(): number {
  const path = [translation()]
  for (let frame = 0; frame < 150; frame++) {
    vi.advanceTimersByTime(16)
    path.push(translation())
  }
  const isOtherThan = (place: number | undefined) => (x: number) => Math.abs(x - (place ?? 0)) > 0.1
  return 16 * (path.findLastIndex(isOtherThan(path.at(-1))) + 1 - path.findIndex(isOtherThan(path[0])))
}

test.each([240, 320, 1056])('takes 800 ms for a move, %i px wide [HERO-4] [R12]', async (inlineSize) => {
  await renderCarousel('ltr', 'eager', inlineSize)
  await run(DELAY_MS - 16)
  expect(Math.abs(measureMove() - MOVE_MS)).toBeLessThanOrEqual(40)
  expect(Math.abs(translation())).toBe(inlineSize)
  press('Picture 5 of 6')
  expect(Math.abs(measureMove() - MOVE_MS)).toBeLessThanOrEqual(40)
  press('Picture 1 of 6')
  expect(Math.abs(measureMove() - MOVE_MS)).toBeLessThanOrEqual(40)
})

test('comes to rest after it was dragged, and takes 800 ms for the next move [R12]', async () => {
  await renderCarousel()
  const viewport = document.querySelector('ul')?.parentElement
  const point = (type: string, clientX: number): void => {
    viewport?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 60 }))
  }
  point('mousedown', 300)
  for (const x of [280, 240, 180, 120]) {
    point('mousemove', x)
    vi.advanceTimersByTime(16)
  }
  point('mouseup', 120)
  await run(MOVE_MS * 2)
  expect(shownSlide()).toBe(2)
  expect(translation()).toBeCloseTo(-320, 1)
  await run(DELAY_MS - 2 * MOVE_MS - 16)
  expect(shownSlide()).toBe(2)
  expect(Math.abs(measureMove() - MOVE_MS)).toBeLessThanOrEqual(40)
  await settleReact()
  expect(shownSlide()).toBe(3)
})

test('stops at Pause, for good, and continues at Play [HERO-4] [GAL-1]', async () => {
  const screen = await renderCarousel()
  await screen.getByRole('button', { name: 'Pause' }).click()
  await userEvent.unhover(screen.container)
  await run(3 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  await screen.getByRole('button', { name: 'Play' }).click()
  await userEvent.unhover(screen.container)
  await run(DELAY_MS)
  expect(shownSlide()).toBe(2)
})

test('continues when Play is pressed by keyboard, though the focus is still there [HERO-4]', async () => {
  await renderCarousel()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await run(2 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  await userEvent.keyboard('{Enter}')
  await run(DELAY_MS)
  expect(shownSlide()).toBe(2)
})

test('waits under the pointer [HERO-4] [GAL-1]', async () => {
  const screen = await renderCarousel()
  await userEvent.hover(screen.getByRole('group'))
  await run(3 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  await userEvent.unhover(screen.container)
  await run(DELAY_MS)
  expect(shownSlide()).toBe(2)
})

test('has the pause button before everything else that takes the focus [GAL-1]', async () => {
  const screen = await renderCarousel()
  const first = screen.getByRole('group').element().querySelector('button, a, [tabindex]')
  expect(first?.ariaLabel).toBe('Pause')
})

test('moves to the slide whose button is pressed, and its own time begins again [HERO-4]', async () => {
  const screen = await renderCarousel()
  await run(DELAY_MS - 500)
  press('Picture 4 of 6')
  await run(DELAY_MS - 500)
  expect(shownSlide()).toBe(4)
  const frame = screen.getByRole('list').element().parentElement?.getBoundingClientRect()
  const slide = screen.getByRole('listitem', { name: 'Picture 4 of 6' }).element().getBoundingClientRect()
  expect(Math.abs(slide.x - (frame?.x ?? 1000))).toBeLessThanOrEqual(1)
  await run(500)
  expect(shownSlide()).toBe(5)
})

test('says what is to be seen after a step by hand, and nothing when it moves by itself [HERO-4]', async () => {
  const screen = await renderCarousel()
  const said = (): string | null | undefined => screen.container.querySelector('[aria-live]')?.textContent
  await run(DELAY_MS)
  expect(said()).toBe('')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toBe('Picture 3 of 6: burger 3')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(said()).toBe('Picture 3 of 6: burger 3')
  await userEvent.tab({ shift: true })
  await run(DELAY_MS)
  expect(said()).toBe('')
})

test('stays while it is held, loads all its slides then, and continues afterwards, unless paused [HERO-4]', async () => {
  const screen = await renderCarousel('ltr', 'lazy')
  const viewport = screen.getByRole('list').element().parentElement
  const content = (): number => screen.container.querySelectorAll('li > div').length
  expect(content()).toBe(3)
  viewport?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  await run(3 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  expect(content()).toBe(COUNT)
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  await run(DELAY_MS)
  expect(shownSlide()).toBe(2)
  await run(2 * MOVE_MS)
  press('Pause')
  viewport?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  await run(2 * DELAY_MS)
  expect(shownSlide()).toBe(2)
})

test('does not move in a hidden page, and moves once when it is shown again [HERO-4]', async () => {
  await renderCarousel()
  setVisibility('hidden')
  await run(3 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  setVisibility('visible')
  await run(DELAY_MS)
  expect(shownSlide()).toBe(2)
})

test('does not move with reduced motion, and can be stepped at once [APP-8] [GAL-1]', async () => {
  await setMotion('reduce')
  const screen = await renderCarousel()
  await run(4 * DELAY_MS)
  expect(shownSlide()).toBe(1)
  expect(screen.getByRole('button', { name: 'Pause' }).query()).toBeNull()
  press('Picture 3 of 6')
  await run(40)
  expect(shownSlide()).toBe(3)
  expect(Math.abs(translation())).toBe(640)
})
