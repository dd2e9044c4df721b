import { expect, test } from 'vitest'
import { toOwnHeroImage } from './to-own-hero-image.ts'

const URL_OF_CONTENTFUL = 'https://images.ctfassets.net/s/a/table.jpg'

function describeImage(url: string, width: number, height: number) {
  const { avif, fallback, isPortrait } = toOwnHeroImage({ url, width, height })
  return { widths: avif.map((file) => file.width), first: avif[0]?.src, fallback: fallback.src, isPortrait }
}

test('an owner’s picture comes in the formats of the menu’s pictures, none wider than itself', () => {
  expect(describeImage(URL_OF_CONTENTFUL, 1600, 1200)).toEqual({
    widths: [480, 640, 960],
    first: `${URL_OF_CONTENTFUL}?w=480&fm=avif&q=50`,
    fallback: `${URL_OF_CONTENTFUL}?w=960&fm=webp&q=72`,
    isPortrait: false,
  })
  expect(describeImage('/content-images/wrap.webp', 720, 960)).toEqual({
    widths: [480, 640],
    first: '/content-images/wrap-480.avif',
    fallback: '/content-images/wrap.webp',
    isPortrait: true,
  })
})

test('a drawing or a small picture comes as it is', () => {
  const drawing = 'https://images.ctfassets.net/s/a/logo.svg'
  const asItIs = { widths: [], first: undefined, isPortrait: false }
  expect(describeImage(drawing, 1600, 1200)).toEqual({ ...asItIs, fallback: drawing })
  expect(describeImage(URL_OF_CONTENTFUL, 400, 300)).toEqual({ ...asItIs, fallback: URL_OF_CONTENTFUL })
})

test('a picture of unknown size comes as it is, and counts as no portrait', () => {
  const image = { avif: [], fallback: { path: URL_OF_CONTENTFUL, src: URL_OF_CONTENTFUL }, isPortrait: false }
  expect(toOwnHeroImage({ url: URL_OF_CONTENTFUL })).toEqual({ name: URL_OF_CONTENTFUL, ...image })
})
