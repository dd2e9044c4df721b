import { expect, onTestFinished, test, vi } from 'vitest'
import { answerNothing } from '#tests/browser-mode/fetch-limit.ts'
import { nextTask } from '#tests/browser-mode/press.ts'
import { recoverFromScriptErrors } from './script-error-recovery.ts'

test('where every island fails the page asks once whether it can be loaded again', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks()
    delete document.documentElement.dataset['broken']
  })
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  recoverFromScriptErrors()
  for (let island = 0; island < 3; island += 1) window.dispatchEvent(new Event('astro:hydration-error'))
  await expect.poll(() => document.documentElement.dataset['broken']).toBe('')
  expect(asked).toHaveBeenCalledOnce()
})

test('where nothing answers for ten seconds, the other ways to order are shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { dataset } = document.documentElement
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    delete dataset['broken']
  })
  answerNothing()
  recoverFromScriptErrors()
  window.dispatchEvent(new Event('astro:hydration-error'))
  vi.advanceTimersByTime(9999)
  await nextTask()
  expect(dataset).not.toHaveProperty('broken')
  vi.advanceTimersByTime(1)
  await expect.poll(() => dataset['broken']).toBe('')
})
