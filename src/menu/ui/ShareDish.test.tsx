import { expect, onTestFinished, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { COLA } from '../../../tests/browser-mode/home-page.tsx'
import { renderPage } from '../../../tests/browser-mode/render-page.tsx'
import { LanguageProvider } from '../../i18n/language-context.tsx'
import { ShareDish } from './ShareDish.tsx'

function renderShare(): Promise<RenderResult> {
  return renderPage(
    <LanguageProvider language="en">
      <ShareDish item={COLA} />
    </LanguageProvider>,
  )
}

/** Gives the browser a sheet to share by; undefined: none. */
function setSheet(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
}

test('the device’s sheet gets the link, and closing it says nothing [DP09]', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')))
  setSheet(share)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  const [shared] = share.mock.calls[0] ?? []
  expect(shared?.title).toBe('Cola')
  expect(shared?.url).toMatch(/\/en\/menu\/cola$/)
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('status').element().textContent).toBe('')
})

test('without a sheet the link is copied [DP09]', async () => {
  setSheet(undefined)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByText('Link copied')).toBeVisible()
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/en\/menu\/cola$/)
})

test('a link that can’t be copied is shown, selected [DP09]', async () => {
  setSheet(undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  const field = screen.getByRole('textbox')
  await expect.element(field).toBeVisible()
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement
  expect(value).toMatch(/\/en\/menu\/cola$/)
  expect([selectionStart, selectionEnd]).toEqual([0, value.length])
})
