import { describe, expect, test } from 'vitest'
import { CONTENT_IMAGES_PATH, hasVariants, IMAGE_HOSTS, ownVariant, variantAddress } from './picture-address.ts'

test('the list of hosts is the real service’s two [CNT-1]', () => {
  expect([IMAGE_HOSTS, CONTENT_IMAGES_PATH]).toEqual([
    ['images.ctfassets.net', 'images.eu.ctfassets.net'],
    '/content-images/',
  ])
})

describe('hasVariants', () => {
  const rows: readonly [address: string, has: boolean][] = [
    ['/content-images/wrap.webp', true],
    ['https://images.ctfassets.net/a/b/c.jpg', true],
    ['https://images.eu.ctfassets.net/a.png', true],
    ['https://images.ctfassets.net.evil.test/a.jpg', false],
    ['/_astro/table.avif', false],
    ['data:image/gif;base64,AAAA', false],
    ['/content-images/wrap.webp?w=1', false],
    ['https://images.ctfassets.net/logo.svg', false],
    ['https://images.ctfassets.net/dance.GIF', false],
    ['', false],
  ]
  test.each(rows)('of %o is %o', (address, has) => {
    expect(hasVariants(address)).toBe(has)
  })
})

describe('ownVariant', () => {
  test('hands on what the pages ask for, and only that [CNT-1]', () => {
    const address = variantAddress('/content-images/a.webp', 480, 'avif')
    expect(address).toBe('/content-images/a.webp?w=480&fm=avif&q=50')
    expect(ownVariant(new URL(address, 'http://x').searchParams)).toBe('?w=480&fm=avif&q=50')
    expect(ownVariant(new URLSearchParams('q=72&fm=webp&w=160&utm_source=x&fit=scale'))).toBe('?w=160&fm=webp&q=72')
    expect(ownVariant(new URLSearchParams(''))).toBe('')
    expect(ownVariant(new URLSearchParams('fbclid=1&h=4000&fit=scale&bg=rgb:000000'))).toBe('')
  })

  const refused: readonly string[] = [
    ...['w=481&fm=avif&q=50', 'w=4000&fm=avif&q=50', 'w=0480&fm=avif&q=50', 'w=480px&fm=avif&q=50', 'w=480'],
    ...['w=480&fm=png&q=50', 'w=480&fm=avif&q=51', 'w=480&fm=webp&q=50', 'fm=avif', 'q=50', 'w=&fm=&q='],
    ...['w=480%26h=9&fm=avif&q=50', 'w=480&fm=avif&q=50%26h%3D4000'],
  ]
  test.each(refused)('refuses %s [P14]', (query) => {
    expect(ownVariant(new URLSearchParams(query))).toBeNull()
  })
})
