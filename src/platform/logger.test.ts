import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logEvent, logRarely } from './logger.ts'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an event is one line with time, name and details as JSON', () => {
  logEvent('something-happened', { text: 'two\nlines', count: 2 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z something-happened \{"text":"two\\nlines","count":2\}\n$/)
})

test('logRarely logs once a minute, with the number of suppressed events', () => {
  for (let attempt = 0; attempt < 50; attempt += 1) logRarely('flood', { attempt })
  logRarely('another-flood')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('flood {"attempt":0}')
  vi.advanceTimersByTime(61_000)
  logRarely('flood', { attempt: 50 })
  expect(lines[2]).toContain('flood {"attempt":50,"suppressed":49}')
  vi.advanceTimersByTime(61_000)
  logRarely('flood', { attempt: 51 })
  expect(lines[3]).toContain('flood {"attempt":51}')
})
