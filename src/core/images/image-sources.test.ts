import { describe, expect, test } from 'vitest'
import { IMAGE_WIDTHS } from './image-variants.ts'
import { toImageSources, type ImageUse } from './image-sources.ts'

const WRAP = { url: '/content-images/wrap.webp', width: 960, height: 720 }
const OF_CONTENTFUL = { ...WRAP, url: 'https://images.ctfassets.net/s/a/w.jpg' }
const USES = ['card', 'popup', 'line', 'gallery'] as const

const widthsIn = (set: string | undefined): readonly number[] =>
  [...(set ?? '').matchAll(/ (\d+)w(?:,|$)/g)].map((match) => Number(match[1]))

/** What Chromium takes: the first candidate that is dense enough, else the last. */
function chosen(use: ImageUse, drawnPx: number, density: number): number | undefined {
  const widths = widthsIn(toImageSources(WRAP, use).avif)
  return widths.find((width) => width >= drawnPx * density) ?? widths.at(-1)
}

describe(toImageSources.name, () => {
  test('gives the stored AVIF files of the sample with their widths, and the master for other browsers [MENU-4]', () => {
    expect(toImageSources(WRAP, 'line')).toEqual({
      src: '/content-images/wrap.webp',
      width: 960,
      height: 720,
      avif: '/content-images/wrap-160.avif 160w,/content-images/wrap-240.avif 240w,/content-images/wrap-320.avif 320w',
      sizes: '(min-width:560px) 140px,112px',
    })
  })

  test('asks the Images API of Contentful for AVIF and WebP [CNT-1] [MENU-4]', () => {
    const { src, avif, webp } = toImageSources(OF_CONTENTFUL, 'card')
    expect(src).toBe('https://images.ctfassets.net/s/a/w.jpg')
    expect(avif).toMatch(/^https:\/\/images\.ctfassets\.net\/s\/a\/w\.jpg\?w=240&fm=avif&q=50 240w,https:/)
    expect(webp).toMatch(/^https:\/\/images\.ctfassets\.net\/s\/a\/w\.jpg\?w=320&fm=webp&q=72 320w,https:/)
  })

  test.each(USES)('asks for no width in a %s that is not stored', (use) => {
    const { avif, webp } = toImageSources({ ...OF_CONTENTFUL, width: 5000, height: 4000 }, use)
    for (const width of [...widthsIn(avif), ...widthsIn(webp)]) expect(IMAGE_WIDTHS).toContain(width)
  })

  const narrow: readonly [width: number, avif: readonly number[], webp: readonly number[]][] = [
    [960, [240, 320, 480, 640], [320, 640]],
    [640, [240, 320, 480, 640], [320, 640]],
    [639, [240, 320, 480], [320]],
    [240, [240], []],
    [239, [], []],
    [4, [], []],
  ]
  test.each(narrow)('of an image %d px wide asks for nothing wider', (width, avif, webp) => {
    const sources = toImageSources({ ...OF_CONTENTFUL, width }, 'card')
    expect([widthsIn(sources.avif), widthsIn(sources.webp)]).toEqual([avif, webp])
    expect(sources.sizes === undefined).toBe(avif.length === 0)
  })

  test('an image of elsewhere comes as it is', () => {
    const url = 'data:image/gif;base64,R0lG'
    expect(toImageSources({ url, width: 800, height: 600 }, 'card')).toEqual({
      src: url,
      width: 800,
      height: 600,
    })
  })

  test('an image of unknown size comes as it is, without a width and a height', () => {
    const { url } = OF_CONTENTFUL
    expect(toImageSources({ url }, 'card')).toEqual({ src: url })
  })

  // A phone of 360 px at twice the density must not load more than 320 px for a card: about 5 kB.
  const devices: readonly [where: string, use: ImageUse, drawnPx: number, density: number, width: number][] = [
    ['a card on a phone', 'card', 210, 1, 240],
    ['a card on a phone of twice the density', 'card', 150, 2, 320],
    ['a card on a phone of thrice the density', 'card', 210, 3, 640],
    ['a card on a tablet', 'card', 231, 1, 240],
    ['a card in a row of four on a desktop', 'card', 317, 1, 320],
    ['a card in a row of three on a desktop', 'card', 430, 1, 480],
    ['a card on a desktop of twice the density', 'card', 317, 2, 640],
    ['a line on a phone of twice the density', 'line', 112, 2, 240],
    ['a line on a desktop', 'line', 140, 1, 160],
    ['the gallery on a phone of twice the density', 'gallery', 281, 2, 640],
    ['the gallery on a desktop', 'gallery', 400, 1, 480],
    ['the popup on a phone of twice the density', 'popup', 320, 2, 640],
    ['the popup on a desktop of twice the density', 'popup', 560, 2, 960],
  ]
  test.each(devices)('%s gets the width it needs', (_, use, drawnPx, density, width) => {
    expect(chosen(use, drawnPx, density)).toBe(width)
  })
})
