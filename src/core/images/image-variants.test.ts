import { describe, expect, test } from 'vitest'
import { toVariantUrl } from './image-variants.ts'

describe(toVariantUrl.name, () => {
  test('of an image of the sample is a stored AVIF file, without a query [CNT-1] [MENU-4]', () => {
    expect(toVariantUrl('/content-images/wrap.webp', 480, 'avif')).toBe('/content-images/wrap-480.avif')
    expect(toVariantUrl('/content-images/wrap.webp', 480, 'webp')).toBeNull()
  })

  test('of an image of Contentful is a query of its Images API [CNT-1]', () => {
    const address = 'https://images.ctfassets.net/a/b/c.jpg'
    expect(toVariantUrl(address, 480, 'avif')).toBe(`${address}?w=480&fm=avif&q=50`)
    expect(toVariantUrl(address, 320, 'webp')).toBe(`${address}?w=320&fm=webp&q=72`)
    expect(toVariantUrl('https://images.eu.ctfassets.net/a.png', 160, 'avif')).not.toBeNull()
  })

  const without: readonly string[] = [
    'https://images.ctfassets.net.evil.test/a.jpg',
    '/_astro/table.avif',
    'data:image/gif;base64,AAAA',
    '/content-images/wrap.webp?w=1',
    '/content-images/wrap.png',
    'https://images.ctfassets.net/logo.svg',
    'https://images.ctfassets.net/dance.GIF',
    'https://images.ctfassets.net/a.jpg?w=1',
    '',
  ]
  test.each(without)('%o has no copies', (address) => {
    expect(toVariantUrl(address, 480, 'avif')).toBeNull()
  })
})
