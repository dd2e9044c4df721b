import { expect, test, vi } from 'vitest'
import { createTestStore, createMenu, startService } from './content-store.fixtures.ts'

test('listeners are called after every successful fetch, even an unchanged one [C26]', async () => {
  const service = await startService(createMenu(3))
  const { store, log } = createTestStore(service)
  const listener = vi.fn()
  store.onContent(listener)
  await store.start()
  await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
  expect(log().match(/content-changed/g)).toHaveLength(1)
})
