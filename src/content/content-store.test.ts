import { expect, test, vi } from 'vitest'
import { createStoreOver, menuOf, serving } from './content-store.fixtures.ts'

test('who waits for content hears of every confirmed fetch, also of one that changed nothing [C26]', async () => {
  const service = await serving(menuOf(3))
  const { store, log } = createStoreOver(service)
  const listener = vi.fn()
  store.onContent(listener)
  await store.start()
  await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
  expect(log().match(/content-changed/g)).toHaveLength(1)
})
