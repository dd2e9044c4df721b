import { expect, onTestFinished, test, vi } from 'vitest'
import { COLA } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { ShareDish } from './ShareDish.tsx'

test('shares the address of the item’s page, by its name', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  const screen = await renderPage(
    <LanguageProvider language="en">
      <ShareDish item={COLA} />
    </LanguageProvider>,
  )
  await screen.getByRole('button', { name: 'Share' }).click()
  const [shared] = share.mock.calls[0] ?? []
  expect(shared?.title).toBe('Cola')
  expect(shared?.url).toMatch(/\/en\/menu\/cola$/)
})
