import { describe, expect, test } from 'vitest'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'

const createAsset = (url: string, image: unknown = { width: 800, height: 600 }, texts: object = {}): unknown => ({
  sys: { id: url },
  fields: { ...texts, file: { url, details: { size: 1, image } } },
})

function mapImages(images: unknown, serviceHost = 'cdn.contentful.com'): readonly GalleryImage[] {
  return mapGalleryImages({ id: 'gallery', fields: { images } }, serviceHost).images
}

describe(mapGalleryImages.name, () => {
  test('maps all images in the owner’s order [GAL-1] [CNT-1]', () => {
    const mapped = mapImages([
      createAsset(
        '//images.ctfassets.net/b.jpg',
        { width: 1200, height: 900 },
        { title: 'Wraps', description: 'لفائف' },
      ),
      createAsset('//images.ctfassets.net/a.jpg'),
    ])
    expect(mapped).toEqual([
      {
        image: { url: 'https://images.ctfassets.net/b.jpg', width: 1200, height: 900 },
        alt: { en: 'Wraps', ar: 'لفائف' },
      },
      { image: { url: 'https://images.ctfassets.net/a.jpg', width: 800, height: 600 }, alt: { en: '', ar: '' } },
    ])
  })

  test('maps images of the embedded service to paths of the site [CNT-1] [CNT-3]', () => {
    const [image] = mapImages([createAsset('//127.0.0.1:3001/images/a.webp')], '127.0.0.1:3001')
    expect(image?.image?.url).toBe('/content-images/a.webp')
  })

  const noLists: readonly [name: string, images: unknown][] = [
    ['undefined', undefined],
    ['null', null],
    ['a text', '//images.ctfassets.net/a.jpg'],
    ['a single image', createAsset('//images.ctfassets.net/a.jpg')],
    ['an empty list', []],
  ]
  test.each(noLists)('returns no images for %s [GAL-1]', (_, images) => {
    expect(mapImages(images)).toEqual([])
  })

  test('omits missing images, and keeps the place of one on a host that is not allowed', () => {
    const mapped = mapImages([
      null,
      5,
      'x',
      {},
      { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } },
      createAsset('javascript:alert(1)'),
      createAsset('//evil.test/a.jpg'),
      createAsset('//images.ctfassets.net/good.jpg'),
    ])
    expect(mapped.map(({ image }) => image?.url)).toEqual([
      undefined,
      undefined,
      'https://images.ctfassets.net/good.jpg',
    ])
  })

  const sizes: readonly [name: string, image: unknown][] = [
    ['no dimensions', null],
    ['a width alone', { width: 800 }],
    ['dimensions as text', { width: '800', height: '600' }],
    ['dimensions of zero', { width: 0, height: 0 }],
    ['negative dimensions', { width: -800, height: -600 }],
  ]
  test.each(sizes)('leaves the size unknown for %s [GAL-1]', (_, image) => {
    const url = 'https://images.ctfassets.net/a.jpg'
    expect(mapImages([createAsset('//images.ctfassets.net/a.jpg', image)])[0]?.image).toEqual({ url })
  })

  test('removes control characters and bidi marks from alternative texts', () => {
    const texts = { title: ' Wr\u202eaps\n', description: 5 }
    const [image] = mapImages([createAsset('//images.ctfassets.net/a.jpg', undefined, texts)])
    expect(image?.alt).toEqual({ en: 'Wraps', ar: '' })
  })
})
