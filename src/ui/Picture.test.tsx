import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.tsx'

const BOX = { alternative: 'Cola', icon: 'Beverages', width: 480, height: 360 }
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('draws the placeholder of the category where there is no picture [MENU-4]', async () => {
  const screen = await render(<Picture {...BOX} address={null} />)
  const placeholder = screen.getByRole('img', { name: 'Cola' })
  await expect.element(placeholder).toBeInTheDocument()
  expect(placeholder.element().querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#beverages')
})

test('puts the placeholder in the place of a picture that breaks [C17]', async () => {
  const screen = await render(<Picture {...BOX} address="/no-such-picture.webp" isUrgent />)
  await expect.poll(() => screen.container.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#beverages')
  expect(screen.container.querySelector('img')).toBeNull()
})

test('tries again when another picture comes', async () => {
  const screen = await render(<Picture {...BOX} address="/no-such-picture.webp" isUrgent />)
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  await screen.rerender(<Picture {...BOX} address={DOT} isUrgent />)
  await expect.element(screen.getByRole('img', { name: 'Cola' })).toHaveAttribute('src', DOT)
})
