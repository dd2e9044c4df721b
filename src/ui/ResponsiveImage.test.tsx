import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ResponsiveImage } from './ResponsiveImage.tsx'

const BOX = { alt: 'Cola', categoryIcon: 'Beverages' }
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const SIZE = { width: 960, height: 720 }
const MISSING = { ...SIZE, src: '/no-such-picture.webp' }

test("shows the category's placeholder without an image [MENU-4]", async () => {
  const screen = await render(<ResponsiveImage {...BOX} sources={null} />)
  const placeholder = screen.getByRole('img', { name: 'Cola' })
  await expect.element(placeholder).toBeInTheDocument()
  expect(placeholder.element().querySelector('use')?.getAttribute('href')).toBe('#category-beverages')
})

test('tries again with a new image', async () => {
  const screen = await render(<ResponsiveImage {...BOX} sources={MISSING} />)
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  await screen.rerender(<ResponsiveImage {...BOX} sources={{ ...SIZE, src: DOT }} />)
  await expect.element(screen.getByRole('img', { name: 'Cola' })).toHaveAttribute('src', DOT)
})

test("offers all sources and the original's aspect ratio [MENU-4]", async () => {
  const sources = { ...SIZE, src: DOT, avif: `${DOT} 1w`, webp: `${DOT} 1w`, sizes: '1px' }
  const screen = await render(<ResponsiveImage {...BOX} sources={sources} />)
  const attributesOf = (selector: string): Record<string, string> =>
    Object.fromEntries(
      [...(screen.container.querySelector(selector)?.attributes ?? [])]
        .filter(({ name }) => name !== 'class')
        .map(({ name, value }) => [name, value.replaceAll(DOT, 'dot')]),
    )
  expect(attributesOf('picture > source')).toEqual({ type: 'image/avif', srcset: 'dot 1w', sizes: '1px' })
  expect(attributesOf('picture > source + img')).toEqual({
    ...{ src: 'dot', srcset: 'dot 1w', sizes: '1px', alt: 'Cola' },
    ...{ width: '960', height: '720', loading: 'lazy', decoding: 'async' },
  })
})

test('if a resized image fails to load, the original is tried', async () => {
  const sources = { ...SIZE, src: DOT, avif: '/no-such-picture.avif 240w', webp: undefined, sizes: '210px' }
  const screen = await render(<ResponsiveImage {...BOX} sources={sources} />)
  await expect.poll(() => screen.container.querySelector('source')).toBeNull()
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(1)
})

test('if the original fails, too, the placeholder is shown', async () => {
  const sources = { ...MISSING, avif: '/no-such-picture.avif 240w', webp: '/none.webp 320w', sizes: '210px' }
  const screen = await render(<ResponsiveImage {...BOX} sources={sources} />)
  await expect.poll(() => screen.container.querySelector('use')?.getAttribute('href')).toBe('#category-beverages')
  expect(screen.container.querySelector('img')).toBeNull()
})
