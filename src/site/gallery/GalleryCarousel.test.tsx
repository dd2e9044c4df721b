import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { Gallery } from './Gallery.tsx'
import { GalleryCarousel } from './GalleryCarousel.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

beforeEach(async () => {
  await page.viewport(1280, 800)
  await setMotion('no-preference')
})

afterEach(() => {
  vi.useRealTimers()
})

async function renderGallery(count: number) {
  const images = Array.from({ length: count }, (_, i) => ({
    image: { url: `${PIXEL}#${i}`, width: 600, height: 600 },
    alt: { en: `plate ${i + 1}`, ar: `طبق ${i + 1}` },
  }))
  const screen = await render(
    <Gallery language="en">
      <GalleryCarousel language="en" name="Pictures" images={images} />
    </Gallery>,
  )
  await expect.poll(() => document.querySelector('[data-hydrated]')).not.toBeNull()
  return screen
}

test('moves every 2.5 s [GAL-1]', async () => {
  vi.useFakeTimers()
  const screen = await renderGallery(12)
  const { slideLabel } = getSiteMessages('en').carousel
  const current = (): string | null | undefined => screen.container.querySelector('button[aria-current]')?.ariaLabel
  // Asynchronously, so that React has started the timer before most of its time is over.
  await vi.advanceTimersByTimeAsync(100)
  vi.advanceTimersByTime(2300)
  await expect.poll(current).toBe(slideLabel(1, 12))
  vi.advanceTimersByTime(200)
  await expect.poll(current).toBe(slideLabel(2, 12))
})

test('shows as many images side by side as the window has room for [GAL-1]', async () => {
  await renderGallery(12)
  const inView: Record<number, number> = {}
  const widths = [360, 480, 639, 640, 767, 768, 1023, 1024, 1439, 1440, 1919, 1920]
  for (const width of widths) {
    await page.viewport(width, 800)
    const list = document.querySelector('ul')
    const slide = list?.querySelector('li')?.getBoundingClientRect().width ?? 0
    inView[width] = Math.round((list?.clientWidth ?? 0) / slide)
  }
  expect(inView).toEqual({
    ...{ 360: 1, 480: 1, 639: 1, 640: 2, 767: 2, 768: 3, 1023: 3, 1024: 4, 1439: 4, 1440: 5, 1919: 5, 1920: 6 },
  })
})

test('has no controls where all images fit side by side, and keeps the room for them [GAL-1]', async () => {
  const screen = await renderGallery(3)
  const heightWithout = screen.getByRole('group').element().clientHeight
  expect(screen.getByRole('button').all()).toHaveLength(0)
  await page.viewport(360, 740)
  await expect.poll(() => screen.getByRole('button').all().length).toBe(4)
  await page.viewport(1280, 800)
  await expect.poll(() => screen.getByRole('button').all().length).toBe(0)
  expect(screen.getByRole('group').element().clientHeight).toBe(heightWithout)
})
