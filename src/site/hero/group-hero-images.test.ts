import { describe, expect, test } from 'vitest'
import { groupHeroImages, type HeroFile } from './group-hero-images.ts'

function file(name: string, width = 1200, height = 900): HeroFile {
  return { path: `./pictures/${name}`, src: `/_astro/${name}`, width, height }
}

describe(groupHeroImages.name, () => {
  test('are grouped by image, sorted by name and width [HERO-3]', () => {
    const images = groupHeroImages(
      [
        file('2-rolls-768.avif', 768),
        file('1-table-1600.avif', 1600),
        file('1-table-480.avif', 480),
        file('1-table-1200.webp'),
        file('2-rolls-1200.webp'),
      ],
      'tawook',
    )
    expect(images.map(({ name }) => name)).toEqual(['1-table', '2-rolls'])
    expect(images[0]?.avif.map(({ width }) => width)).toEqual([480, 1600])
    expect(images[0]?.fallback.src).toBe('/_astro/1-table-1200.webp')
  })

  test.each([
    ['7-shish-tawook-1200.webp', 'tawook'],
    ['7-Shish-TAWOOK-1200.webp', 'tawook'],
    ['tawookplatter-480.webp', 'Tawook'],
    ['7-shish-tawook.webp', ' tawook '],
  ])('%s is excluded by the word %s [HERO-3]', (name, word) => {
    expect(groupHeroImages([file(name), file('1-table-1200.webp')], word).map(({ name: image }) => image)).toEqual([
      '1-table',
    ])
  })

  test('an empty word excludes nothing [HERO-3]', () => {
    expect(groupHeroImages([file('7-shish-tawook-1200.webp')], '')).toHaveLength(1)
  })

  test.each([
    [1199, true],
    [1200, false],
    [1600, false],
  ])('an image of %d by 1200 px is a portrait: %s [HERO-3]', (width, expected) => {
    expect(groupHeroImages([file('1-table.webp', width, 1200)], '')[0]?.isPortrait).toBe(expected)
  })

  test('an image without a fallback format is skipped [HERO-3]', () => {
    expect(groupHeroImages([file('1-table-480.avif')], 'tawook')).toEqual([])
  })
})
