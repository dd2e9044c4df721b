import { describe, expect, test } from 'vitest'
import { prepareAnswer, storePage } from './bytes.ts'
import { HTML, site } from './front.fixtures.ts'
import { ask, type RawAnswer } from './listening.fixtures.ts'
import { readSettings } from '../platform/settings.ts'

const text = ({ body }: RawAnswer): string => String(body)

describe('what is rendered though it need not be', () => {
  test('a kept page is rendered anew for this process alone [C26]', async () => {
    const host = await site({ renderKey: 'the key' })
    storePage('/again', await prepareAnswer(200, HTML, Buffer.from('kept'), ['test']))
    const asked = async (key: string): Promise<string> =>
      text(await ask(host, '/again', { headers: { 'x-render-anew': key } }))
    expect([await asked('a guess'), await asked(''), await asked('the key')]).toEqual([
      'kept',
      'kept',
      'rendered /again',
    ])
  })

  test('the webhook’s address takes a POST and nothing else [P15]', async () => {
    const host = await site({ settings: readSettings({ CONTENTFUL_WEBHOOK_SECRET: 'a'.repeat(64) }) })
    expect(text(await ask(host, '/api/contentful', { method: 'POST' }))).toBe('rendered /api/contentful')
    expect((await ask(await site(), '/api/contentful', { method: 'POST' })).status, 'without a secret').toBe(404)
    expect(text(await ask(host, '/api/contentful'))).toBe('rendered /404')
    expect((await ask(host, '/api/contentful', { method: 'PUT' })).status).toBe(405)
    expect((await ask(host, '/api/other', { method: 'POST' })).status).toBe(405)
  })
})
