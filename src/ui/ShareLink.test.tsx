import { expect, onTestFinished, test, vi } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { ShareLink } from './ShareLink.tsx'

const LINK = 'https://lahab.example/en/menu/cola'

function renderShare(): Promise<RenderResult> {
  const messages = { linkCopied: 'Link copied', copyLink: 'Select the link and copy it:' }
  return render(<ShareLink label="Share" messages={messages} title="Cola" getUrl={() => LINK} />)
}

/** Gives the browser a sheet to share by; undefined: none. */
function setSheet(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    vi.restoreAllMocks()
  })
}

test('the device’s sheet gets title and link, and closing it says nothing', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')))
  setSheet(share)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const logged = vi.spyOn(console, 'error')
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(share.mock.calls).toEqual([[{ title: 'Cola', url: LINK }]])
  expect(writeText).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
  expect(screen.getByRole('status').element().textContent).toBe('')
})

test('another tap while the sheet is open says and copies nothing', async () => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  setSheet(share)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledTimes(2)
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('status').element().textContent).toBe('')
})

test('without a sheet the link is copied', async () => {
  setSheet(undefined)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied')
  expect(writeText.mock.calls).toEqual([[LINK]])
})

test('a link that can’t be copied is shown, selected', async () => {
  setSheet(undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const screen = await renderShare()
  await screen.getByRole('button', { name: 'Share' }).click()
  const field = screen.getByRole('textbox', { name: 'Select the link and copy it:' })
  await expect.element(field).toHaveValue(LINK)
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, LINK.length])
})
