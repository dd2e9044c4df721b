import { describe, expect, test } from 'vitest'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'

const asset = (url: string, image: unknown = { width: 800, height: 600 }, texts: object = {}): unknown => ({
  sys: { id: url },
  fields: { ...texts, file: { url, details: { size: 1, image } } },
})

function read(images: unknown, serviceHost = 'cdn.contentful.com'): readonly GalleryImage[] {
  return mapGalleryImages({ id: 'gallery', fields: { images } }, serviceHost)
}

describe('galleryPictures', () => {
  test('translates every picture of the list, in the owner’s order [GAL-1] [CNT-1]', () => {
    const pictures = read([
      asset('//images.ctfassets.net/b.jpg', { width: 1200, height: 900 }, { title: 'Wraps', description: 'لفائف' }),
      asset('//images.ctfassets.net/a.jpg'),
    ])
    expect(pictures).toEqual([
      {
        url: 'https://images.ctfassets.net/b.jpg',
        width: 1200,
        height: 900,
        alt: { en: 'Wraps', ar: 'لفائف' },
      },
      { url: 'https://images.ctfassets.net/a.jpg', width: 800, height: 600, alt: { en: '', ar: '' } },
    ])
  })

  test('gives pictures of the service on this machine a path of the site [CNT-1] [CNT-3]', () => {
    const [picture] = read([asset('//127.0.0.1:3001/images/a.webp')], '127.0.0.1:3001')
    expect(picture?.url).toBe('/content-images/a.webp')
  })

  const noLists: readonly [name: string, images: unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', '//images.ctfassets.net/a.jpg'],
    ['one picture instead of a list', asset('//images.ctfassets.net/a.jpg')],
    ['an empty list', []],
  ]
  test.each(noLists)('%s gives no pictures [GAL-1]', (_, images) => {
    expect(read(images)).toEqual([])
  })

  test('leaves out what has no usable address, and keeps the rest [C16] [C19]', () => {
    const pictures = read([
      null,
      5,
      'x',
      {},
      { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } },
      asset('javascript:alert(1)'),
      asset('//evil.test/a.jpg'),
      asset('//images.ctfassets.net/good.jpg'),
    ])
    expect(pictures.map(({ url: address }) => address)).toEqual(['https://images.ctfassets.net/good.jpg'])
  })

  const sizes: readonly [name: string, image: unknown][] = [
    ['no sizes', null],
    ['a width alone', { width: 800 }],
    ['sizes in text', { width: '800', height: '600' }],
    ['sizes of nothing', { width: 0, height: 0 }],
    ['negative sizes', { width: -800, height: -600 }],
  ]
  test.each(sizes)('%s stand as four to three, so that the page keeps room [GAL-1]', (_, image) => {
    expect(read([asset('//images.ctfassets.net/a.jpg', image)])).toMatchObject([{ width: 4, height: 3 }])
  })

  test('takes controls and bidi marks out of what is said of a picture [V09]', () => {
    const texts = { title: ' Wr\u202eaps\n', description: 5 }
    const [picture] = read([asset('//images.ctfassets.net/a.jpg', undefined, texts)])
    expect(picture?.alt).toEqual({ en: 'Wraps', ar: '' })
  })
})
