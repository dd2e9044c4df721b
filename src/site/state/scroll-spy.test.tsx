import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { SECTIONS } from '#core/routes.ts'
import { SiteHeader } from '../frame/SiteHeader.tsx'

const SECTION_HEIGHT = 1500

/** Renders the bar over four sections that are higher than the window. */
async function renderSections(session: Readonly<Record<string, string>> = {}): Promise<RenderResult> {
  await page.viewport(1280, 800)
  return renderPage(
    <>
      <SiteHeader language="en" page="home" name="Lahab" />
      {SECTIONS.map((section) => (
        <section key={section} id={section} style={{ blockSize: SECTION_HEIGHT }} />
      ))}
    </>,
    { session },
  )
}

/** Puts the top of a section this far below the top of the window, in px. */
function placeSection(id: string, distance: number): void {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  window.scrollTo({ top: window.scrollY + top - distance, behavior: 'instant' })
}

function readCurrent(): readonly string[] {
  return [...document.querySelectorAll('nav a[aria-current]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent)
}

test('a section is in view once its top is 100 px from the top, the last one at the end [NAV-3]', async () => {
  await setMotion('reduce')
  await renderSections()
  await expect.poll(readCurrent).toEqual(['Home'])
  for (const [section, name, before] of [
    ['menu', 'Menu', 'Home'],
    ['gallery', 'Gallery', 'Menu'],
  ] as const) {
    placeSection(section, 102)
    await expect.poll(readCurrent).toEqual([before])
    placeSection(section, 99)
    await expect.poll(readCurrent).toEqual([name])
  }
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await expect.poll(readCurrent).toEqual(['Location'])
})

test('no section is current on checkout [NAV-3]', async () => {
  await page.viewport(1280, 800)
  const screen = await renderPage(<SiteHeader language="en" page="checkout" name="Lahab" />, {
    page: 'checkout',
  })
  await expect.element(screen.getByRole('link', { name: 'Gallery' }).first()).toBeVisible()
  expect(readCurrent()).toEqual([])
})

test('home scrolls to the section that was chosen on another page after 60 ms, once [NAV-2]', async () => {
  await setMotion('no-preference')
  vi.useFakeTimers()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { href } = window.location
  await renderSections({ nextSection: 'gallery' })
  expect(sessionStorage.getItem('nextSection')).toBeNull()
  vi.advanceTimersByTime(59)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('gallery')])
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'smooth' }]])
  expect(window.location.hash).toBe('#gallery')
  window.history.replaceState(null, '', href)
})

test('scrolls at once where less motion is wanted [NAV-2] [APP-8]', async () => {
  await setMotion('reduce')
  vi.useFakeTimers()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { href } = window.location
  await renderSections({ nextSection: 'menu' })
  vi.advanceTimersByTime(60)
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]])
  window.history.replaceState(null, '', href)
})

test('the bar has its solid style beyond 50 px [NAV-4]', async () => {
  await setMotion('reduce')
  const screen = await renderSections()
  const bar = screen.getByRole('banner')
  const readBackground = (): string => getComputedStyle(bar.element()).backgroundColor
  const atTop = readBackground()
  for (const [top, isScrolled] of [
    [50, 'false'],
    [51, 'true'],
    [0, 'false'],
  ] as const) {
    window.scrollTo({ top, behavior: 'instant' })
    await expect.element(bar).toHaveAttribute('data-scrolled', isScrolled)
  }
  window.scrollTo({ top: 400, behavior: 'instant' })
  await expect.poll(readBackground).not.toBe(atTop)
})
