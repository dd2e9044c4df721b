import { expect, test } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { pictureSources } from '../domain/picture-sources.ts'
import { contentOf } from './content.ts'
import { pictureFileAddresses, withPictureFiles } from './picture-files.ts'

const HOST = '127.0.0.1:4010'

function contentWith(url: string, width: number, height: number) {
  const image = { fields: { file: { url, details: { image: { width, height } } } } }
  const raw = {
    menuItem: [{ id: 'wrap', fields: { nameEn: 'Wrap', price: 10, category: 'Fries', image } }],
    galleryImage: [{ id: 'g', fields: { images: [image] } }],
  }
  return withPictureFiles(contentOf(raw, restaurant.bestSellers, HOST).content)
}

test('a picture of the site’s own path comes in one size, which its address tells [MENU-4]', () => {
  const content = contentWith(`//${HOST}/images/wrap.webp`, 960, 720)
  const address = '/content-images/wrap.webp?w=640&fm=webp&q=72'
  expect(content.menu[0]?.image).toEqual({ address, width: 640, height: 480 })
  expect(content.gallery[0]).toMatchObject({ address, width: 640, height: 480 })
  expect(pictureFileAddresses(content)).toEqual([address])
})

test('the pages ask for no other size of it [MENU-4]', () => {
  const image = contentWith(`//${HOST}/images/wrap.webp`, 960, 720).menu[0]?.image
  expect(image && pictureSources(image, 'card')).toEqual({ src: image?.address, width: 640, height: 480 })
})

test.each([
  [480, 360, '/content-images/a.webp?w=480&fm=webp&q=72', 480],
  [159, 120, '/content-images/a.webp', 159],
])('one %d px wide is not made wider', (width, height, address, shown) => {
  expect(contentWith(`//${HOST}/images/a.webp`, width, height).menu[0]?.image).toMatchObject({ address, width: shown })
})

test('a picture of Contentful keeps every size of its Images API [CNT-1]', () => {
  const content = contentWith('//images.ctfassets.net/s/a/wrap.jpg', 960, 720)
  expect(content.menu[0]?.image?.address).toBe('https://images.ctfassets.net/s/a/wrap.jpg')
  expect(pictureFileAddresses(content)).toEqual([])
})
