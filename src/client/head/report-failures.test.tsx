import { expect, onTestFinished, test, vi } from 'vitest'
import { showErrorFallback } from '#browser/loading/error-fallback.ts'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { reportFailures } from './report-failures.ts'

test('a failed script and a missing menu are reported once per page', async () => {
  const attributes: DocumentDataset = document.documentElement.dataset
  attributes.countsEvents = 'ar'
  const notice = document.body.appendChild(document.createElement('section'))
  notice.dataset['menuUnavailable'] = ''
  onTestFinished(() => {
    vi.restoreAllMocks()
    notice.remove()
    delete attributes.countsEvents
    delete attributes.broken
  })
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  reportFailures()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(sendBeacon.mock.calls).toEqual([['/events', 'menu-unavailable ar']])
  showErrorFallback()
  await expect.poll(() => sendBeacon.mock.calls).toHaveLength(2)
  showErrorFallback()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(sendBeacon.mock.calls.slice(1)).toEqual([['/events', 'script-failed ar']])
})
