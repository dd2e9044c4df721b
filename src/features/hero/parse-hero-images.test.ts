import { describe, expect, test } from 'vitest'
import { parseHeroImages, isPortrait, type HeroFile } from './parse-hero-images.ts'

function file(name: string, width = 1200, height = 900): HeroFile {
  return { path: `./pictures/${name}`, src: `/_astro/${name}`, width, height }
}

describe('the hero’s pictures', () => {
  test('are grouped by name, in the order of their names, small sizes first [HERO-3]', () => {
    const pictures = parseHeroImages(
      [
        file('2-rolls-768.avif', 768),
        file('1-table-1600.avif', 1600),
        file('1-table-480.avif', 480),
        file('1-table-1200.webp'),
        file('2-rolls-1200.webp'),
      ],
      'tawook',
    )
    expect(pictures.map(({ name }) => name)).toEqual(['1-table', '2-rolls'])
    expect(pictures[0]?.avif.map(({ width }) => width)).toEqual([480, 1600])
    expect(pictures[0]?.fallback.src).toBe('/_astro/1-table-1200.webp')
  })

  test.each([
    ['7-shish-tawook-1200.webp', 'tawook'],
    ['7-Shish-TAWOOK-1200.webp', 'tawook'],
    ['tawookplatter-480.webp', 'Tawook'],
    ['7-shish-tawook.webp', ' tawook '],
  ])('%s is left out for the word %s [HERO-3]', (name, word) => {
    expect(parseHeroImages([file(name), file('1-table-1200.webp')], word).map((picture) => picture.name)).toEqual([
      '1-table',
    ])
  })

  test('no word leaves nothing out [HERO-3]', () => {
    expect(parseHeroImages([file('7-shish-tawook-1200.webp')], '')).toHaveLength(1)
  })

  test('one without a size that every browser shows is left out [HERO-3]', () => {
    expect(parseHeroImages([file('1-table-480.avif')], 'tawook')).toEqual([])
  })
})

describe('a picture is portrait', () => {
  test.each([
    [{ width: 900, height: 1200 }, true],
    [{ width: 1199, height: 1200 }, true],
    [{ width: 1200, height: 1200 }, false],
    [{ width: 1600, height: 1200 }, false],
    [{}, false],
    [{ width: 900 }, false],
    [{ width: 0, height: 0 }, false],
    [{ width: 900, height: Number.NaN }, false],
  ])('%o: %s [HERO-3]', (size, expected) => {
    expect(isPortrait(size)).toBe(expected)
  })
})
