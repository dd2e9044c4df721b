import { expect, onTestFinished, test, vi } from 'vitest'
import { answerNothing } from '../../../tests/browser-mode/fetch-limit.ts'
import { nextTask } from '../../../tests/browser-mode/press.ts'
import { recoverFromScriptErrors, START_FAILED_EVENT } from './script-error-recovery.ts'

test('where nothing answers for ten seconds, the other ways to order are shown [F03]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { dataset } = document.documentElement
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    delete dataset['broken']
  })
  answerNothing()
  recoverFromScriptErrors()
  window.dispatchEvent(new Event(START_FAILED_EVENT))
  vi.advanceTimersByTime(9999)
  await nextTask()
  expect(dataset).not.toHaveProperty('broken')
  vi.advanceTimersByTime(1)
  await expect.poll(() => dataset['broken']).toBe('')
})
