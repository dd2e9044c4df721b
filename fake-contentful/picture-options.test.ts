import { describe, expect, test } from 'vitest'
import { ApiError } from './answer.ts'
import { readPictureOptions } from './picture-options.ts'

const read = (query: string) => readPictureOptions(new URLSearchParams(query))

describe('readPictureOptions', () => {
  test('reads every parameter [CNT-3]', () => {
    expect(read('w=1&h=4000&fm=avif&q=100&fit=pad&f=top_right&bg=rgb:9090FF')).toEqual({
      width: 1,
      height: 4000,
      format: 'avif',
      quality: 100,
      fit: 'pad',
      focus: { across: 1, down: 0 },
      background: '#9090ff',
    })
    expect(read('w=320')).toMatchObject({ width: 320, height: null, format: null, quality: null, fit: null })
    expect(read('f=face')?.focus).toEqual({ across: 0.5, down: 0.5 })
  })

  test.each(['', 'fl=progressive', 'x=1', 'W=5'])('means the master by %o', (query) => {
    expect(read(query)).toBeNull()
  })

  const bad: readonly string[] = [
    ...['w=0', 'w=4001', 'w=-1', 'w=1.5', 'w=1e3', 'w=', 'w=abc', 'w= 5', 'w=%D9%A1', 'h=0', 'h=4001', 'w=00010'],
    ...['q=0', 'q=101', 'q=abc', 'q=', 'q=-5'],
    ...['fm=gif', 'fm=svg', 'fm=tiff', 'fm=WEBP', 'fm=', 'fm=constructor', 'fm=../x'],
    ...['fit=cover', 'fit=', 'f=middle', 'f=constructor', 'f=__proto__'],
    ...['bg=red', 'bg=rgb:fff', 'bg=%23ffffff', 'bg=rgb:gggggg', 'bg=rgb:ffffff0', 'bg='],
  ]
  test.each(bad)('refuses %s, naming the parameter', (query) => {
    expect(() => read(query)).toThrow(ApiError)
    try {
      read(query)
    } catch (error) {
      const { id, details } = error as ApiError
      expect(id).toBe('InvalidQuery')
      expect(details).toMatchObject({ errors: [{ name: query.split('=')[0] }] })
    }
  })
})
