import { expect, test } from 'vitest'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { SiteHeader } from './SiteHeader.tsx'

test('comes after 300 px and leads to the start of the page [TOP-1]', async () => {
  await setMotion('reduce')
  const screen = await renderPage(
    <>
      <SiteHeader language="en" page="home" name="Lahab" />
      <div style={{ blockSize: 3000 }} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Back to top', exact: true })
  window.scrollTo({ top: 300, behavior: 'instant' })
  await expect.poll(() => window.scrollY).toBe(300)
  expect(button.elements()).toEqual([])
  window.scrollTo({ top: 301, behavior: 'instant' })
  await expect.element(button).toBeVisible()
  window.scrollTo({ top: 2000, behavior: 'instant' })
  await button.click()
  await expect.poll(() => window.scrollY).toBe(0)
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Lahab' })).toHaveFocus()
})
