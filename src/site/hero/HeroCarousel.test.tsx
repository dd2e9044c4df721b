import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { HeroCarousel } from './HeroCarousel.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const slides = Array.from({ length: 6 }, (_, i) => ({
  image: {
    name: `picture-${i}`,
    isPortrait: false,
    avif: [],
    fallback: { path: `picture-${i}.webp`, src: PIXEL, width: 1000, height: 800 },
  },
  alt: `burger ${i + 1}`,
}))

beforeEach(async () => {
  await setMotion('no-preference')
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('moves every 3.5 s, and loads the next image before its turn [HERO-4]', async () => {
  const screen = await render(<HeroCarousel language="en" name="Pictures" slides={slides} />)
  const { slideLabel } = getSiteMessages('en').carousel
  const current = (): string | undefined =>
    screen.container.querySelector<HTMLElement>('button[aria-current]')?.ariaLabel ?? undefined
  const alts = (): readonly string[] => [...screen.container.querySelectorAll('img')].map(({ alt }) => alt)

  expect(alts()).toEqual(['burger 1', 'burger 2', 'burger 6'])
  // Asynchronously, so that React has started the timer before most of its time is over.
  await vi.advanceTimersByTimeAsync(100)
  vi.advanceTimersByTime(3300)
  await expect.poll(current).toBe(slideLabel(1, 6))
  vi.advanceTimersByTime(200)
  await expect.poll(current).toBe(slideLabel(2, 6))
  expect(alts()).toEqual(['burger 1', 'burger 2', 'burger 3', 'burger 6'])
})

test('an image that fails to load leaves the loop [HERO-3]', async () => {
  vi.useRealTimers()
  const broken = slides.map((slide, i) =>
    i === 0 ? { ...slide, image: { ...slide.image, fallback: { ...slide.image.fallback, src: 'data:,' } } } : slide,
  )
  const screen = await render(<HeroCarousel language="en" name="Pictures" slides={broken} />)
  const { slideLabel } = getSiteMessages('en').carousel
  await expect.element(screen.getByRole('button', { name: slideLabel(1, 5) })).toBeInTheDocument()
  expect([...screen.container.querySelectorAll('img')].map(({ alt }) => alt)).not.toContain('burger 1')
})

test('where its AVIF fails to load, an image stays in its other format', async () => {
  vi.useRealTimers()
  const file = { path: 'broken.avif', src: 'data:image/avif;base64,AAAA', width: 480, height: 360 }
  const broken = slides.slice(0, 2).map((slide) => ({ ...slide, image: { ...slide.image, avif: [file] } }))
  const screen = await render(<HeroCarousel language="en" name="Pictures" slides={broken} />)
  await expect.poll(() => screen.container.querySelectorAll('source').length).toBe(0)
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(1)
  const { slideLabel } = getSiteMessages('en').carousel
  await expect.element(screen.getByRole('button', { name: slideLabel(1, 2) })).toBeInTheDocument()
})

test.each([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])('the controls stand in their place at $width px before the images have come', async ({ width, height }) => {
  vi.useRealTimers()
  await page.viewport(width, height)
  const screen = await render(
    <div style={{ position: 'relative', blockSize: 702 }}>
      <HeroCarousel language="en" name="Pictures" slides={slides} />
    </div>,
  )
  const controls = (): unknown => screen.getByRole('button').nth(1).element().getBoundingClientRect().toJSON()
  const complete = controls()
  const list = screen.getByRole('list').element()
  expect(list.getBoundingClientRect().height).toBeGreaterThan(110)
  list.replaceChildren()
  expect(controls()).toEqual(complete)
})
