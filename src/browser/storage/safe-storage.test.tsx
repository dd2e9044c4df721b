import { afterEach, expect, test, vi } from 'vitest'
import { resetSafeStorage, safeSessionStorage } from './safe-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  resetSafeStorage()
  sessionStorage.clear()
})

/** Storage without room for some keys. */
function rejectWrites(...keys: readonly string[]): void {
  const setItem = sessionStorage.setItem.bind(sessionStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (keys.includes(key)) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  })
}

test('a value that storage rejects can still be read on its page, and the stale one is removed', () => {
  safeSessionStorage.write('basketItem', 'one')
  rejectWrites('basketItem')
  expect(safeSessionStorage.write('basketItem', 'five')).toBe(false)
  expect(safeSessionStorage.read('basketItem')).toBe('five')
  expect(sessionStorage.getItem('basketItem')).toBeNull()
  vi.restoreAllMocks()
  expect(safeSessionStorage.write('basketItem', 'six')).toBe(true)
  expect(safeSessionStorage.read('basketItem')).toBe('six')
  expect(sessionStorage.getItem('basketItem')).toBe('six')
})

test('values that belong together are stored together or not at all', () => {
  expect(safeSessionStorage.writeAll({ basketItem: 'one', basketLines: null })).toBe(true)
  rejectWrites('basketLines')
  expect(safeSessionStorage.writeAll({ basketItem: 'two', basketLines: 'apart' })).toBe(false)
  expect(sessionStorage.length).toBe(0)
  expect(safeSessionStorage.read('basketItem')).toBe('two')
  expect(safeSessionStorage.read('basketLines')).toBe('apart')
})

test('what storage rejects is not left in the window’s name, which the next site can read', () => {
  rejectWrites('orderForm')
  safeSessionStorage.write('orderForm', 'Sara')
  expect(window.name).not.toContain('Sara')
})

test('a value that storage takes and does not keep can still be read on its page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  expect(safeSessionStorage.write('basketItem', 'one')).toBe(false)
  expect(safeSessionStorage.read('basketItem')).toBe('one')
  expect(safeSessionStorage.writeAll({ basketItem: 'two', basketLines: null })).toBe(false)
  expect(safeSessionStorage.read('basketItem')).toBe('two')
})
