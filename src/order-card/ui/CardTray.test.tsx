import { expect, onTestFinished, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { openCard, createPayload } from '#tests/browser-mode/order-card-page.tsx'
import { ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'

const SARAS = { ...TWO_SANDWICHES, person: 'Sara' }

/** Gives the browser a sheet that takes files, or has none. */
function setSheet(share: ((data: ShareData) => Promise<void>) | undefined): void {
  const canShare = share && ((): boolean => true)
  for (const [name, value] of Object.entries({ share, canShare })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, name)
    })
  }
}

async function readPlates(screen: RenderResult): Promise<readonly (string | null)[]> {
  await expect.poll(() => screen.container.querySelector('[data-plate]')).not.toBeNull()
  return [...screen.container.querySelectorAll('[data-plate]')].map(({ textContent }) => textContent)
}

test('the dishes stand on a tray, with quantity and person, hidden from readers', async () => {
  const screen = await openCard(createPayload([SARAS, ONE_COLA]))
  expect(await readPlates(screen)).toEqual(['Sara×2', ''])
  expect(screen.container.querySelector('[data-plate]')?.closest('[aria-hidden]')).not.toBeNull()
})

test('the room of the tray is there before it is, and keeps its size', async () => {
  const screen = await openCard(createPayload([ONE_COLA]))
  const card = screen.getByRole('list').element()
  const before = card.getBoundingClientRect().top
  await readPlates(screen)
  expect(card.getBoundingClientRect().top).toBe(before)
  expect(before).toBeGreaterThan(284)
})

test('a link whose dishes have left the menu has no tray, and the kitchen’s ticket neither', async () => {
  const gone = await openCard(createPayload([{ ...ONE_COLA, itemId: 'gone' }]))
  await expect.element(gone.getByText(/No longer on the menu/)).toBeVisible()
  expect(gone.container.querySelector('[data-plate]')).toBeNull()
  await gone.unmount()
  const ticket = await openCard(createPayload([ONE_COLA]), { kitchen: { language: 'both' } })
  await expect.element(ticket.getByRole('button', { name: /Print/ })).toBeVisible()
  expect(ticket.container.querySelector('[data-plate]')).toBeNull()
})

test.each(['en', 'ar'] as const)(
  'a tap shares a picture of the tray and the link, without names, in %s',
  async (language) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    setSheet(share)
    const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
    const payload = createPayload([SARAS, ONE_COLA])
    const screen = await openCard(payload, { language })
    await readPlates(screen)
    expect(drawn).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: language === 'en' ? 'Share the tray' : 'شارك الصينية' }).click()
    await expect.poll(() => share.mock.calls, { timeout: 10_000 }).toHaveLength(1)
    const { files: [file] = [], text = '', ...rest } = share.mock.calls[0]?.[0] ?? {}
    expect(rest).toEqual({})
    expect(file?.type).toBe('image/jpeg')
    const bitmap = await createImageBitmap(file ?? new Blob())
    expect([bitmap.width, bitmap.height]).toEqual([1080, 1350])
    const words = drawn.mock.calls.map(([drawnText]) => drawnText)
    expect(words).toContain(language === 'en' ? 'Lahab' : 'لهب')
    expect(words).toContain('×2')
    // It has no picture.
    expect(words).toContain(language === 'en' ? 'Cola' : 'كولا')
    expect(words.join('')).toContain(text.replace(/^https?:\/\//, ''))
    // The link that the page was opened with names whom a dish is for, and the order.
    expect(text).toContain(language === 'en' ? '/en/o#' : '/o#')
    expect(text).not.toContain(payload)
    expect(words.join(' ')).not.toMatch(/Sara|KR473/)
  },
)

test('a closed sheet says nothing, a failure says so', async () => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  setSheet(share)
  const screen = await openCard(createPayload([ONE_COLA]))
  const button = screen.getByRole('button', { name: 'Share the tray' })
  await button.click()
  await expect.poll(() => share.mock.calls, { timeout: 10_000 }).toHaveLength(1)
  expect(screen.getByText(/make the picture/).elements()).toEqual([])
  await button.click()
  await expect.element(screen.getByText('We couldn’t make the picture. Please try again.')).toBeVisible()
})

test('a browser that shares no files has no such button', async () => {
  setSheet(undefined)
  const screen = await openCard(createPayload([ONE_COLA]))
  await readPlates(screen)
  await expect.element(screen.getByRole('button', { name: 'Share order' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Share the tray' })).not.toBeInTheDocument()
})
