import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { showItemAdded } from './show-item-added.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** Adds an item, and returns the copy of its picture. */
async function addItem(): Promise<HTMLImageElement | null> {
  const { container } = await render(
    <article data-item="cola">
      <img src={PICTURE} alt="Cola" width="100" height="100" />
      <button>+</button>
    </article>,
  )
  await container.querySelector('img')?.decode()
  const button = container.querySelector('button')
  if (button !== null) showItemAdded(button, 'cola')
  await new Promise(requestAnimationFrame)
  return document.querySelector<HTMLImageElement>('body > img')
}

test('a copy of the picture goes to the basket, takes no tap, and is removed', async () => {
  await setMotion('no-preference')
  const copy = await addItem()
  expect(copy?.src).toBe(PICTURE)
  expect(copy?.ariaHidden).toBe('true')
  expect(getComputedStyle(copy ?? document.body).pointerEvents).toBe('none')
  await expect.poll(() => document.querySelector('body > img')).toBeNull()
})

test('with reduced motion nothing moves', async () => {
  await setMotion('reduce')
  expect(await addItem()).toBeNull()
})
