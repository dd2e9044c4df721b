import { describe, expect, test, vi } from 'vitest'
import type { FaultMode } from '../../tests/fake-contentful/fault-modes.ts'
import { createMenu, startService, createTestStore } from './content-store.fixtures.ts'

/** Starts a store over a service with this fault and returns its content. */
async function loadContentWithFault(mode: FaultMode) {
  const service = await startService(createMenu(4))
  await service.setFault(mode)
  const { store, log } = createTestStore(service, { refreshSeconds: 60 })
  await store.start()
  await vi.waitFor(() => expect(store.getState().source === 'service' && store.getState().content).toBeTruthy())
  return { content: store.getState().content, log }
}

describe('well-formed but unusual content', () => {
  test('2,350 items are all there, each once [C13]', async () => {
    const { content } = await loadContentWithFault('total:2350')
    const ids = content?.menu.map(({ id }) => id) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([2350, 2350])
  })

  test('entries with the same ID become one item and are logged [C15]', async () => {
    const { content, log } = await loadContentWithFault('dups')
    const ids = content?.menu.map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(log()).toContain('duplicate id')
  })

  test('very long texts are accepted [V08]', async () => {
    const { content } = await loadContentWithFault('bigstrings')
    expect(content?.menu[0]?.name.en).toHaveLength(5000)
  })

  test('hostile values are harmless: only URLs of known hosts, no prototype pollution [C19] [V14]', async () => {
    const { content } = await loadContentWithFault('evil')
    const ids = content?.menu.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['__proto__', 'evil-total', 'item-evil-javascript']))
    for (const item of content?.menu ?? []) {
      expect(item.image?.url ?? 'https://images.ctfassets.net/').toMatch(
        /^(?:https:\/\/images\.(?:eu\.)?ctfassets\.net\/|\/content-images\/)/,
      )
      expect(item.name.en + item.name.ar).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n]/)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
