import { expect, test } from 'vitest'
import { toShareImage } from './share-image.ts'

const SIZE = { width: 1600, height: 1200 }

test('a link preview gets a JPEG that a messenger shows', () => {
  const url = 'https://images.ctfassets.net/space/wrap.png'
  const query = '?w=960&h=960&fm=jpg&fl=progressive&q=70'
  expect(toShareImage({ url, ...SIZE })).toEqual({ url: url + query, width: 960, height: 720 })
  expect(toShareImage({ url, width: 500, height: 1920 })).toMatchObject({ width: 250, height: 960 })
  // Contentful enlarges nothing.
  expect(toShareImage({ url, width: 400, height: 300 })).toMatchObject({ width: 400, height: 300 })
})

test('the sample has its own file; drawings, animations and foreign images have none', () => {
  const image = { url: '/content-images/wrap.webp', width: 960, height: 720 }
  expect(toShareImage(image)).toEqual(image)
  for (const url of [
    'https://images.ctfassets.net/a.svg',
    'https://images.ctfassets.net/a.gif',
    'https://x.test/a.jpg',
  ])
    expect(toShareImage({ url, ...SIZE })).toBeNull()
})

test('an image of unknown size has a link preview without a size', () => {
  const url = 'https://images.ctfassets.net/space/wrap.png'
  expect(toShareImage({ url })).toEqual({ url: `${url}?w=960&h=960&fm=jpg&fl=progressive&q=70` })
  expect(toShareImage({ url: '/content-images/wrap.webp' })).toEqual({ url: '/content-images/wrap.webp' })
})
