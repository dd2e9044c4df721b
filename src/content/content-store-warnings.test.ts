import { describe, expect, test, vi } from 'vitest'
import type { FaultMode } from '../../tests/fake-contentful/fault-modes.ts'
import { menuOf, serving, createStoreOver } from './content-store.fixtures.ts'

/** The content of a site that starts over a service in this mode. */
async function contentIn(mode: FaultMode) {
  const service = await serving(menuOf(4))
  await service.setFault(mode)
  const { store, log } = createStoreOver(service, { refreshSeconds: 60 })
  await store.start()
  await vi.waitFor(() => expect(store.getState().source === 'service' && store.getState().content).toBeTruthy())
  return { content: store.getState().content, log }
}

describe('an answer that is well formed and odd', () => {
  test('2,350 dishes are all there, each once, in their order [C13]', async () => {
    const { content } = await contentIn('total:2350')
    const ids = content?.menu.map(({ id }) => id) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([2350, 2350])
  })

  test('ids that come twice make one dish, and a line in the log [C15]', async () => {
    const { content, log } = await contentIn('dups')
    const ids = content?.menu.map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(log()).toContain('the id is used twice')
  })

  test('pictures whose assets are missing are placeholders; the dishes stay [C16]', async () => {
    const { content } = await contentIn('brokenlinks')
    expect(content?.menu.length).toBeGreaterThan(0)
    expect(content?.menu.filter(({ image }) => image !== null)).toEqual([])
  })

  test('texts beyond reason are read, and none is endless [V08]', async () => {
    const { content } = await contentIn('bigstrings')
    expect(content?.menu.length).toBeGreaterThan(0)
  })

  test('hostile values are read as plain ones: no address but a known host, no name of an object’s own [C19] [V14]', async () => {
    const { content } = await contentIn('evil')
    expect(content?.menu.length).toBeGreaterThan(0)
    for (const item of content?.menu ?? []) {
      expect(item.image?.url ?? 'https://images.ctfassets.net/').toMatch(
        /^(?:https:\/\/images\.(?:eu\.)?ctfassets\.net\/|\/content-images\/)/,
      )
      expect(item.name.en + item.name.ar).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n]/)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
