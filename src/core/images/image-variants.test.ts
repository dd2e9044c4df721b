import { describe, expect, test } from 'vitest'
import { toVariantUrl } from './image-variants.ts'

describe(toVariantUrl.name, () => {
  const without: readonly string[] = [
    'https://images.ctfassets.net.evil.test/a.jpg',
    '/_astro/table.avif',
    'data:image/gif;base64,AAAA',
    '/content-images/wrap.webp?w=1',
    '/content-images/wrap.png',
    '/content-images/m3k2/wrap.webp',
    'https://images.ctfassets.net/logo.svg',
    'https://images.ctfassets.net/dance.GIF',
    'https://images.ctfassets.net/a.jpg?w=1',
    '',
  ]
  test.each(without)('%o has no copies', (address) => {
    expect(toVariantUrl(address, 480, 'avif')).toBeNull()
  })
})
