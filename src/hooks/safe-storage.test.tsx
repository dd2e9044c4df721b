import { afterEach, expect, test, vi } from 'vitest'
import { safeSessionStorage } from './safe-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.name = ''
  sessionStorage.clear()
})

function rejectWrites(): { readonly restore: () => void } {
  const mock = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return { restore: () => mock.mockRestore() }
}

test('what storage rejects on one page is there on the next, where storage is free again [E11]', () => {
  safeSessionStorage.write('basketItem', 'one')
  const { restore } = rejectWrites()
  safeSessionStorage.write('basketItem', 'five')
  expect(safeSessionStorage.read('basketItem')).toBe('five')
  restore()
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/en`)
  expect(safeSessionStorage.read('basketItem')).toBe('five')
  safeSessionStorage.write('basketItem', 'six')
  expect(safeSessionStorage.read('basketItem')).toBe('six')
  expect(window.name).toBe('')
})

test('what another site left in the window’s name is not trusted [E11]', () => {
  window.name = 'session:[["basketItem","theirs"]]'
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/')
  expect(safeSessionStorage.read('basketItem')).toBeNull()
})
