import { useState, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startClosingOnBack } from '#browser/page/close-on-back.ts'
import { Dialog } from './Dialog.tsx'

function Opener(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Dialog labelledBy="title" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <h2 id="title">Cola</h2>
          <div style={{ blockSize: 200 }}>A picture</div>
        </Dialog>
      )}
    </>
  )
}

const WAYS_TO_CLOSE = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its button': () => userEvent.click(document.querySelector('dialog button') ?? document.body),
  'a click on the backdrop': async () => {
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve()
  },
}

test.for(Object.entries(WAYS_TO_CLOSE))('closes by %s and gives the focus back [MENU-6]', async ([, close]) => {
  const screen = await render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(screen.getByRole('dialog', { name: 'Cola' })).toBeInTheDocument()
  await close()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener.element())
})

/** Of the current entry of the history; undefined where nothing is open. */
const readLayers = (): unknown => (window.history.state as { layers?: unknown } | null)?.layers

async function openDialog(): Promise<void> {
  onTestFinished(startClosingOnBack())
  const screen = await render(<Opener />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => document.querySelector('dialog')).not.toBeNull()
}

test('Back closes it, and Forward finds nothing to open: the address stays [R44]', async () => {
  const { href } = window.location
  await openDialog()
  await expect.poll(readLayers).toBe(1)
  window.history.back()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  window.history.forward()
  await expect.poll(readLayers).toBeUndefined()
  expect(window.location.href).toBe(href)
})

test.for(Object.entries(WAYS_TO_CLOSE))('closed by %s it leaves no entry of its own [R44]', async ([, close]) => {
  await openDialog()
  const { length } = window.history
  await close()
  await expect.poll(readLayers).toBeUndefined()
  await userEvent.click(document.querySelector('button') ?? document.body)
  await expect.poll(readLayers).toBe(1)
  expect(window.history.length).toBe(length)
})
