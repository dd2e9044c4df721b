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

test('an event is one line, with a time, its name and its facts as JSON', () => {
  logEvent('something-happened', { text: 'two\nlines', count: 2 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z something-happened \{"text":"two\\nlines","count":2\}\n$/)
})

test('an event that anybody can cause is logged once a minute, with the number of those left out', () => {
  for (let turn = 0; turn < 50; turn += 1) logRarely('flood', { turn })
  logRarely('another-flood')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('flood {"turn":0}')
  vi.advanceTimersByTime(61_000)
  logRarely('flood', { turn: 50 })
  expect(lines[2]).toContain('flood {"turn":50,"suppressed":49}')
  vi.advanceTimersByTime(61_000)
  logRarely('flood', { turn: 51 })
  expect(lines[3]).toContain('flood {"turn":51}')
})
