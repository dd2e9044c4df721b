import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '#tests/browser-mode/render-page.tsx'

test('what earlier releases left outside of the visit is removed', async () => {
  localStorage.setItem('storageCopy', '{"tabId":"0.5","basketItem":"{}"}')
  window.name = 'session:[["orderForm","{\\"firstName\\":\\"Sara\\"}"]]'
  await renderPage(null)
  expect(localStorage.length).toBe(0)
  expect(window.name).toBe('')
})

test('another name of the window stays', async () => {
  onTestFinished(() => {
    window.name = ''
  })
  window.name = 'shop'
  await renderPage(null)
  expect(window.name).toBe('shop')
})
