import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
